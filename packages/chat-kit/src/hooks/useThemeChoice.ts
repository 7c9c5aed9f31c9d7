import { useRef, useState } from 'react';
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
  theme: ChatThemeName | null;
  state: 'pending' | 'done' | 'failed';
  /** What the conversation had when the wish was granted: from then on its own word counts again. */
  before: ChatThemeName | null;
}

/**
 * Lets a person choose the theme of a conversation. Wishes go out one after the other, and of those that are made
 * meanwhile only the last. Answers null when the backend has no themes.
 */
export function useThemeChoice(topic: Pick<Topic, 'id' | 'theme'>): ThemeChoice | null {
  const { port } = useChat();
  const current = knownTheme(topic.theme);
  const latest = useRef(current);
  latest.current = current;
  const waiting = useRef<{ theme: ChatThemeName | null } | null>(null);
  const isBusy = useRef(false);
  const [wish, setWish] = useState<Wish | null>(null);
  if (!port.setTheme) return null;

  const send = async (): Promise<void> => {
    isBusy.current = true;
    while (waiting.current) {
      const { theme } = waiting.current;
      waiting.current = null;
      const state = await Promise.resolve(port.setTheme?.({ topicId: topic.id, theme })).then(
        () => 'done' as const,
        () => 'failed' as const,
      );
      if (!waiting.current) setWish({ theme, state, before: latest.current });
    }
    isBusy.current = false;
  };

  const choose = (theme: ChatThemeName | null): void => {
    setWish({ theme, state: 'pending', before: current });
    waiting.current = { theme };
    if (!isBusy.current) void send();
  };

  const isWished = wish?.state === 'pending' || (wish?.state === 'done' && wish.before === current);
  return {
    value: wish && isWished ? wish.theme : current,
    state: wish?.state === 'pending' || wish?.state === 'failed' ? wish.state : 'idle',
    choose,
  };
}
