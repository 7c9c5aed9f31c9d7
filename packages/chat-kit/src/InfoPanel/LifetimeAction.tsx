import { useLocale } from '@franca/ui/i18n';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { lifetimeText } from '../core/time/lifetimeText.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { MessageLifetimeDialog } from '../MessageLifetime/MessageLifetimeDialog.tsx';
import { PanelAction } from './PanelAction.tsx';

/** Says how long new messages of a conversation stay, and lets the person choose it. Renders a button and a dialog, or nothing where the port cannot. */
export function LifetimeAction({ topic }: { topic: Topic }) {
  const text = usePartText();
  const locale = useLocale();
  const { port } = useChat();
  const [isOpen, setOpen] = useState(false);
  if (!port.topics?.setMessageLifetime) return null;
  const time = topic.messageLifetime ? lifetimeText(topic.messageLifetime, locale) : text('lifetimeOff');
  return (
    <>
      <PanelAction icon={Timer} label={text('lifetimeAction', { time })} onClick={() => setOpen(true)} />
      <MessageLifetimeDialog key={topic.id} topic={topic} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
