import {
  type LoadTranscript,
  loadTranscriptStrings,
  TranscriptReader,
  transcriptLimits,
  useTranscriptText,
} from '@franca/call-kit/transcript';
import { Dialog } from '@franca/ui';
import { useCallback, useState } from 'react';
import type { DialogProps } from '../../../components/DialogProps.ts';
import { fileAddress } from '../../../lib/fileAddress.ts';
import { KitTexts } from '../../../strings/KitTexts.tsx';
import { loadTranscript } from './loadTranscript.ts';
import * as styles from './TranscriptDialog.styles.ts';
import { readSubject, type TranscriptPlace } from './transcriptAddress.ts';

/** Props of {@link TranscriptDialog}. */
export interface TranscriptDialogProps extends DialogProps {
  /** Which transcript, as the address names it. */
  subject: string | null;
}

/** Name of a file whose server names none. */
const usualName = 'transcript';

function Reader({ place: { key, words } }: { place: TranscriptPlace }) {
  const [name, setName] = useState(usualName);
  const load = useCallback<LoadTranscript>(
    async (options) => {
      const file = await loadTranscript(fileAddress(key), transcriptLimits.bytes, options);
      setName(file.name ?? usualName);
      return file.text;
    },
    [key],
  );
  return (
    <div className={styles.reader}>
      <TranscriptReader load={load} file={{ name, href: fileAddress(key) }} query={words} />
    </div>
  );
}

function TitledDialog({ subject, open, ...rest }: TranscriptDialogProps) {
  const text = useTranscriptText();
  const place = readSubject(subject);
  // While it closes it shows what it has shown.
  const [shown, setShown] = useState(place);
  if (place && (place.key !== shown?.key || place.words !== shown.words)) setShown(place);
  return (
    <Dialog {...rest} open={open && place !== null} title={text('title')} size="large">
      {shown ? <Reader key={`${shown.key}.${shown.words}`} place={shown} /> : null}
    </Dialog>
  );
}

/** A transcript that was kept in a conversation, to be read (docs/behaviour/calls.md, Transcript). */
export function TranscriptDialog(props: TranscriptDialogProps) {
  return (
    <KitTexts load={loadTranscriptStrings}>
      <TitledDialog {...props} />
    </KitTexts>
  );
}
