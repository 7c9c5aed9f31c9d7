import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { LazyScheduledDialog } from '../Scheduled/LazyScheduledDialog.ts';
import { PanelAction } from './PanelAction.tsx';

/** Leads to the scheduled messages of a conversation, where the backend has any. Renders a button and a dialog, or nothing. */
export function ScheduledAction({ topicId }: { topicId: string }) {
  const text = usePartText();
  const { scheduled } = useChat().port;
  const [isOpen, setOpen] = useState(false);
  // Once opened it stays, and can be seen to close.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!scheduled) return null;
  return (
    <>
      <PanelAction icon={CalendarClock} label={text('scheduledMessages')} onClick={() => setOpen(true)} />
      {wasOpen ? (
        <Suspense>
          <LazyScheduledDialog topicId={topicId} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
