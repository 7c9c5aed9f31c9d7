import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { copyText } from '@franca/ui/kit';
import { Menu, MenuItem } from '@franca/ui/Menu';
import { useToast } from '@franca/ui/Toaster';
import { Captions, Copy, Download, FileText, MessageSquareText } from 'lucide-react';
import type { KeptTranscript } from '../core/transcript/TranscriptPort.ts';
import { useTranscript } from '../hooks/transcript/useTranscript.ts';
import { useTranscriptText } from '../hooks/transcript/useTranscriptText.ts';

/** Offers a text as a file. */
function save(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the address after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  /** Writes the transcript down, in the viewer's languages unless the change says otherwise. */
  write: (change?: { readonly hasBoth?: boolean }) => KeptTranscript;
}

/** Saves, copies or keeps the transcript. Renders a `<button>` with a menu. */
export function ExportMenu({ write }: ExportMenuProps) {
  const { keep } = useTranscript().port;
  const text = useTranscriptText();
  const toast = useToast();
  const copy = (): void => {
    copyText(write().text).then(
      () => toast.show({ style: 'success', content: text('copied') }),
      () => toast.show({ style: 'error', content: text('copyFailed') }),
    );
  };
  const keepAll = (): void => {
    keep?.(write({ hasBoth: true })).then(
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
        onSelect={() => {
          const { text, name } = write();
          save(text, 'text/plain;charset=utf-8', `${name}.txt`);
        }}
      >
        {text('exportText')}
      </MenuItem>
      <MenuItem
        icon={<Icon icon={Captions} size="small" />}
        onSelect={() => {
          const { vtt, name } = write();
          save(vtt, 'text/vtt;charset=utf-8', `${name}.vtt`);
        }}
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
