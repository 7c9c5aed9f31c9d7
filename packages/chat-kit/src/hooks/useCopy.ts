import { useToast } from '@franca/ui/Toaster';
import { useCallback } from 'react';
import { copyByCommand } from '../adapters/copyByCommand.ts';
import { useAssistantText } from './useAssistantText.ts';

async function write(text: string): Promise<void> {
  // A page without encryption has no clipboard.
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copyByCommand(text);
}

/** Copies a text, and says so. */
export function useCopy(): (text: string) => void {
  const text = useAssistantText();
  const toast = useToast();
  return useCallback(
    (words) => {
      write(words).then(
        () => toast.success(text('copied')),
        () => toast.error(text('problemOther')),
      );
    },
    [text, toast],
  );
}
