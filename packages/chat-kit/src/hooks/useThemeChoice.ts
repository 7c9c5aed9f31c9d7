import { useRef, useState } from 'react';
import { createWishes } from '../core/choices/createWishes.ts';
import type { Topic } from '../core/model/Topic.ts';
import { knownTheme } from '../themes/knownTheme.ts';
import type { ChatThemeName } from '../themes/themeLabels.ts';
import { useChat } from './useChat.ts';

/** The theme of a conversation, and the way to another one. */
export interface ThemeChoice {
  /** The chosen theme, or null for none: what was asked for last, until it is refused. */
  readonly value: ChatThemeName | null;
  /** Whether a wish is on its way, or the last one was refused. */
  readonly state: 'idle' | 'pending' | 'failed';
  /** Asks for a theme, or for none with null. */
  readonly choose: (theme: ChatThemeName | null) => void;
}

interface Wish {
  readonly theme: ChatThemeName | null;
  readonly state: 'pending' | 'granted' | 'refused';
  /** What the conversation had at that moment: as soon as it has something else, its own word counts again. */
  readonly before: ChatThemeName | null;
}

/**
 * Lets a person choose the theme of a conversation. Wishes go out one after the other, and of those that are made
 * meanwhile only the last. Answers null when the backend has no themes.
 */
export function useThemeChoice(topic: Pick<Topic, 'id' | 'theme'>): ThemeChoice | null {
  const { port } = useChat();
  const current = knownTheme(topic.theme);
  const latest = useRef({ port, topic, current });
  latest.current = { port, topic, current };
  const [wish, setWish] = useState<Wish | null>(null);
  const [send] = useState(() =>
    createWishes<ChatThemeName | null>({
      send: async (theme) => latest.current.port.setTheme?.({ topicId: latest.current.topic.id, theme }),
      onAnswer: (theme, state) => setWish({ theme, state, before: latest.current.current }),
    }),
  );
  if (wish?.state === 'granted' && wish.before !== current) setWish(null);
  if (!port.setTheme) return null;

  const state = { pending: 'pending', granted: 'idle', refused: 'failed' } as const;
  return {
    value: wish && wish.state !== 'refused' ? wish.theme : current,
    state: wish ? state[wish.state] : 'idle',
    choose: (theme) => {
      setWish({ theme, state: 'pending', before: current });
      send(theme);
    },
  };
}
