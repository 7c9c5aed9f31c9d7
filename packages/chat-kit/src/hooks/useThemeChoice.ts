import { useRef, useState } from 'react';
import { createLatestRequest } from '../core/choices/createLatestRequest.ts';
import type { Topic } from '../core/model/Topic.ts';
import { useChat } from './useChat.ts';

/** The theme of a conversation, and the way to another one. */
export interface ThemeChoice {
  /** Name of the chosen theme, or null for none: what was asked for last, until that fails. */
  readonly value: string | null;
  /** Whether a request is on its way, or the last one failed. */
  readonly state: 'idle' | 'pending' | 'failed';
  /** Asks for a theme, or for none with null. */
  readonly choose: (theme: string | null) => void;
}

interface Request {
  readonly theme: string | null;
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** What the conversation had at that moment: as soon as it has something else, its own word counts again. */
  readonly before: string | null;
}

/**
 * Lets a person choose the theme of a conversation. Requests go out one after the other, and of those that are made
 * meanwhile only the last. Returns null when the backend has no themes.
 */
export function useThemeChoice(topic: Pick<Topic, 'id' | 'theme'>): ThemeChoice | null {
  const { port } = useChat();
  const current = topic.theme ?? null;
  const latest = useRef({ port, topic, current });
  latest.current = { port, topic, current };
  const [request, setRequest] = useState<Request | null>(null);
  const [send] = useState(() =>
    createLatestRequest<string | null>({
      send: async (theme) =>
        latest.current.port.topics?.setTheme?.({ topicId: latest.current.topic.id, theme }, {}),
      onEnd: (theme, state) => setRequest({ theme, state, before: latest.current.current }),
    }),
  );
  if (request?.state === 'succeeded' && request.before !== current) setRequest(null);
  if (!port.topics?.setTheme) return null;

  const state = { pending: 'pending', succeeded: 'idle', failed: 'failed' } as const;
  return {
    value: request && request.state !== 'failed' ? request.theme : current,
    state: request ? state[request.state] : 'idle',
    choose: (theme) => {
      setRequest({ theme, state: 'pending', before: current });
      send(theme);
    },
  };
}
