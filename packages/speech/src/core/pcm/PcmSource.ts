/**
 * Where sound comes from: an open microphone, what to ask the browser's microphone for, or a node of an audio graph
 * (whose context is then used, and left open).
 */
export type PcmSource = MediaStream | MediaTrackConstraints | AudioNode;
