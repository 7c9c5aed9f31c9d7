/**
 * An estimate of how many tokens a text has, rather too many than too few. Each model divides text in its own way, and behind the
 * protocol may be any: three bytes of UTF-8 are a token or less in Latin, Arabic, Vietnamese and Chinese texts alike.
 */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3) + 4;
