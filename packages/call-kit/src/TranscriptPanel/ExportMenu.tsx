import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Menu, MenuItem } from '@franca/ui/Menu';
import { useToast } from '@franca/ui/Toaster';
import { Captions, Copy, Download, FileText, MessageSquareText } from 'lucide-react';
import { transcriptText, transcriptVtt } from '../core/transcript/exportTranscript.ts';
import { useTranscript } from '../hooks/transcript/useTranscript.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';
import { useGapText } from '../TranscriptStatus/TranscriptGapText.tsx';

/** Offers a text as a file. */
function save(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the address after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves, copies or keeps the transcript. Renders a `<button>` with a menu. */
export function ExportMenu({ startedAt }: { startedAt: number }) {
  const { port, language, view, personOf } = useTranscript();
  const text = useTranscriptText();
  const gapText = useGapText();
  const toast = useToast();
  const { store, keep } = port;
  const options = () => ({
    startedAt,
    language,
    hasBoth: view.hasBoth,
    nameOf: (userId: string) => personOf(userId).name,
    gapText,
  });
  const name = `transcript-${new Date(startedAt).toISOString().slice(0, 16).replace(/[T:]/g, '-')}`;
  const copy = (): void => {
    navigator.clipboard.writeText(transcriptText(store, options())).then(
      () => toast.show({ style: 'success', content: text('copied') }),
      () => toast.show({ style: 'error', content: text('copyFailed') }),
    );
  };
  const keepAll = (): void => {
    keep?.().then(
      () => toast.show({ style: 'success', content: text('kept') }),
      () => toast.show({ style: 'error', content: text('keepFailed') }),
    );
  };
  return (
    <Menu
      label={text('export')}
      placement="bottom-end"
      trigger={
        <IconButton label={text('export')}>
          <Icon icon={Download} />
        </IconButton>
      }
    >
      <MenuItem icon={<Icon icon={Copy} size="small" />} onSelect={copy}>
        {text('copy')}
      </MenuItem>
      <MenuItem
        icon={<Icon icon={FileText} size="small" />}
        onSelect={() => save(transcriptText(store, options()), 'text/plain;charset=utf-8', `${name}.txt`)}
      >
        {text('exportText')}
      </MenuItem>
      <MenuItem
        icon={<Icon icon={Captions} size="small" />}
        onSelect={() => save(transcriptVtt(store, options()), 'text/vtt;charset=utf-8', `${name}.vtt`)}
      >
        {text('exportVtt')}
      </MenuItem>
      {keep ? (
        <MenuItem icon={<Icon icon={MessageSquareText} size="small" />} onSelect={keepAll}>
          {text('keep')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
