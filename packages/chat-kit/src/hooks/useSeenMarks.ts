import { useEffect, useMemo, useRef } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { type SeenMarks, seenMarks } from '../core/rows/seenMarks.ts';
import type { TopicSnapshot } from '../core/store/TopicStore.ts';
import { useChat } from './useChat.ts';

/** Who has seen up to which own message; a list that did not change stays the same array. */
export function useSeenMarks(snapshot: TopicSnapshot, people: Topic['members']): SeenMarks {
  const viewerId = useChat().port.viewer.id;
  const known = useRef<SeenMarks>(new Map());
  const { messages, seenTimes } = snapshot;
  const marks = useMemo(
    () => seenMarks({ messages, seenTimes, people, viewerId }, known.current),
    [messages, seenTimes, people, viewerId],
  );
  useEffect(() => {
    known.current = marks;
  }, [marks]);
  return marks;
}
