import { builtInKinds, type KindBodyProps } from '@franca/chat-kit';
import { Button, Icon } from '@franca/ui';
import { lazyPart } from '@franca/ui/kit';
import { Captions } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DialogProps } from '../../../components/DialogProps.ts';
import { useChatAddress } from '../../../lib/chatAddress/ChatAddressProvider.tsx';
import { useText } from '../../../strings/texts.ts';
import { useFoundWords } from '../transcripts/FoundWordsContext.ts';
import { transcriptSubject } from '../transcripts/transcriptAddress.ts';
import * as styles from './FileBody.styles.ts';

const { Body: Files } = builtInKinds.file;

const TranscriptDialog = lazyPart(
  () => import('../transcripts/TranscriptDialog.tsx'),
  'TranscriptDialog',
  ({ onOpenChange }: DialogProps) => onOpenChange(false),
);

/** Opens the transcript of a message to be read: by the address among the chats, and over the page in a call, which is not left. */
function ReadButton({ subject }: { subject: string }) {
  const text = useText();
  const { openDialog } = useChatAddress();
  const isInChats = useLocation().pathname === '/chat';
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    if (isInChats) openDialog('transcript', subject);
    else {
      setOpened(true);
      setOpen(true);
    }
  };
  return (
    <>
      <Button
        className={styles.read}
        size="small"
        variant="neutral"
        icon={<Icon icon={Captions} size="small" />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {text('chat.readTranscript')}
      </Button>
      {wasOpened ? (
        <Suspense>
          <TranscriptDialog subject={subject} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Files of a message; a transcript among them can be read here. */
export function FileBody(props: KindBodyProps<'file'>) {
  const { message, content } = props;
  const subject = transcriptSubject(content.attachments, useFoundWords(message.chatId));
  return (
    <>
      {Files ? <Files {...props} /> : null}
      {subject === null ? null : <ReadButton subject={subject} />}
    </>
  );
}
