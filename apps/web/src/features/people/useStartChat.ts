import { ApiError } from '@franca/api-client';
import type { User } from '@franca/contract';
import { useToast } from '@franca/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { useText } from '../../strings/useText.ts';

/** Options of {@link useStartChat}. */
export interface StartChatOptions {
  /** Told the id of the conversation that was opened. */
  readonly onChat: (topicId: string) => void;
  /** Called when the server answers 'User not permission.' (readings A20). */
  readonly onNotPermitted: () => void;
}

/** Opens the private conversation with a person, or the one that exists. */
export function useStartChat({ onChat, onNotPermitted }: StartChatOptions) {
  const text = useText();
  const toast = useToast();
  const client = useQueryClient();
  const [startingId, setStartingId] = useState<string | null>(null);
  const start = useCallback(
    async (person: Pick<User, '_id' | 'name'>) => {
      setStartingId(person._id);
      try {
        const topic = await api.topics.createPrivate({
          body: { target_user_id: person._id, topic_name: person.name, check_permission: true },
        });
        await client.invalidateQueries({ queryKey: ['topics'] });
        onChat(topic._id);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_permitted') onNotPermitted();
        else toast.error(firstError(error, text('connectionFailed')));
      } finally {
        setStartingId(null);
      }
    },
    [text, toast, client, onChat, onNotPermitted],
  );
  return { start, startingId };
}
