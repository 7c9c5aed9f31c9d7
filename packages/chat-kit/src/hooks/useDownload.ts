import { useToast } from '@franca/ui/Toaster';
import { useCallback } from 'react';
import { problemOf } from '../core/assistant/AssistantError.ts';
import type { AssistantStore } from '../core/assistant/createAssistantStore.ts';
import { exportMarkdown } from '../core/assistant/exportMarkdown.ts';
import { useAssistantText } from './useAssistantText.ts';

/** Gives the person a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Letters that no file system takes. */
const unfit = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Loads a whole conversation and gives it to the person as a Markdown file. */
export function useDownload(store: AssistantStore): (topicId: string, title: string) => void {
  const text = useAssistantText();
  const toast = useToast();
  return useCallback(
    (topicId, title) => {
      const words = { you: text('you'), assistant: 'SmartTalk', sources: text('sources') };
      store.loadAll(topicId).then(
        (messages) => {
          const name = title.replace(unfit, ' ').trim().slice(0, 60) || 'SmartTalk';
          saveFile(`${name}.md`, exportMarkdown(title, messages, words));
        },
        (error: unknown) => toast.error(problemOf(error).sentence ?? text('problemOther')),
      );
    },
    [store, text, toast],
  );
}
