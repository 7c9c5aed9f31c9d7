import { useLoad } from '@franca/ui/kit';
import { useCallback } from 'react';
import type { ForwardGroup } from '../core/session/ChatDataPort.ts';
import { useChat } from './useChat.ts';

/** Groups that a message can be sent to. */
export interface ForwardGroupsModel {
  /** All of them, the latest first; none while they are not loaded. */
  readonly all: readonly ForwardGroup[];
  /** Those whose name contains a text; all for an empty one. */
  readonly named: (text: string) => readonly ForwardGroup[];
}

const none: readonly ForwardGroup[] = [];

/** Loads the groups that a message can be sent to. Without them people can still be chosen, and so a failure is not shown. */
export function useForwardGroups(): ForwardGroupsModel {
  const { port } = useChat();
  const { result } = useLoad(
    useCallback(async ({ signal }) => (await port.forward?.groups?.list({ signal })) ?? none, [port]),
  );
  const all = result ?? none;
  return {
    all,
    named: (text) => {
      const wanted = text.trim().toLocaleLowerCase();
      return all.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
    },
  };
}
