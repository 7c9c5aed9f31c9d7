const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGMQaGgAIgYIBQAcDgRBFQqs3gAAAABJRU5ErkJggg==';

/** A PNG of four pixels: the avatar of people in tests. */
export const tinyPicture: Buffer = Buffer.from(base64, 'base64');
