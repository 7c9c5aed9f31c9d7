import { useEffect, useMemo } from 'react';
import { createTypingPinger, type TypingPinger } from '../core/typing/createTypingPinger.ts';
import { useChat } from './useChat.ts';

/** Lets the others of a topic know that the viewer is typing, as `options.typing` says; ends with the component. */
export function useTypingPinger(topicId: string): TypingPinger {
  const { port, clock, options } = useChat();
  const pinger = useMemo(
    () =>
      createTypingPinger({
        // No error is shown for a lost ping: the next one comes soon.
        ping: (isWriting) => void port.typing?.send({ topicId, isWriting }, {}).catch(() => {}),
        follows: options.typing,
        interval: options.typingInterval,
        clock,
      }),
    [port, topicId, clock, options.typing, options.typingInterval],
  );
  useEffect(() => pinger.blur, [pinger]);
  return pinger;
}
