import type { Participant, RoomSnapshot, TrackView } from '../room/CallRoom.ts';

/** Who is shown large, and the others in their order. */
export interface Arrangement {
  /** Who is shown large. */
  readonly main: Participant;
  /** What is shown of them: the shared screen before the camera; null where only the picture of the person is. */
  readonly mainTrack: TrackView | null;
  /** Everybody in the order in which the side bar shows them: the dominant speaker first, the viewer last. */
  readonly ordered: readonly Participant[];
}

const visible = (view: TrackView | null): TrackView | null => (view?.isEnabled ? view : null);

/**
 * Chooses who is shown large: pinned, then whoever shares the screen, then the dominant speaker, then the first
 * participant, then the viewer. While somebody shares the viewer does not see their own screen, but those of others.
 *
 * @param room as it is now
 * @param pinnedId id of the participant that the viewer pinned; null for none, and ignored when gone
 */
export function arrangeParticipants(room: RoomSnapshot, pinnedId: string | null): Arrangement {
  const { local, remotes, dominantSpeakerId } = room;
  const everybody = [...remotes, local];
  const speaker = remotes.find(({ id }) => id === dominantSpeakerId);
  const main =
    everybody.find(({ id }) => id === pinnedId) ??
    remotes.find(({ screen }) => screen !== null) ??
    speaker ??
    remotes[0] ??
    local;
  const rest = remotes.filter((participant) => participant !== speaker);
  const screen = main === local ? null : main.screen;
  return {
    main,
    mainTrack: screen ?? visible(main.camera),
    ordered: [...(speaker ? [speaker] : []), ...rest, local],
  };
}
