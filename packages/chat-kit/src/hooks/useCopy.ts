import { copyText } from '@franca/ui/kit';
import { useToast } from '@franca/ui/Toaster';
import { useCallback } from 'react';
import { useAssistantText } from './useAssistantText.ts';

/** Copies a text, and says so. */
export function useCopy(): (text: string) => void {
  const text = useAssistantText();
  const toast = useToast();
  return useCallback(
    (words) => {
      copyText(words).then(
        () => toast.success(text('copied')),
        () => toast.error(text('problemOther')),
      );
    },
    [text, toast],
  );
}
