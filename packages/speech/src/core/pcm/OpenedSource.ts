/** A source, connected to nothing yet. */
export interface OpenedSource {
  /** Gives the sound. */
  readonly node: AudioNode;
  /** The context that was made for it; null when one at hand fitted. */
  readonly created: AudioContext | null;
  /** The tracks to watch; none when the source was a node. */
  readonly tracks: readonly MediaStreamTrack[];
  /** Stops the tracks if we have opened them. */
  readonly release: () => void;
}
