/** The end of a room. */
export type RoomEnd = {
  /** Begins to count the time for which the room is empty, or ends that. */
  watch: (isEmpty: boolean) => void;
  /** Ends the room, once. */
  reach: () => void;
  /** Ends it without a report: it goes on in another process. */
  handOver: () => void;
};

/** Ends a room that nobody was in for `sessionMs`; `onEnded` is called once. */
export function createRoomEnd(sessionMs: number, onEnded: () => void): RoomEnd {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function reach(): void {
    clearTimeout(timer);
    if (isOver) return;
    isOver = true;
    onEnded();
  }

  return {
    watch: (isEmpty) => {
      clearTimeout(timer);
      timer = isEmpty && !isOver ? setTimeout(reach, sessionMs) : undefined;
    },
    reach,
    handOver: () => {
      clearTimeout(timer);
      isOver = true;
    },
  };
}
