import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import { useLocale } from '@franca/ui/i18n';
import { useAction } from '@franca/ui/kit';
import { RadioGroup } from '@franca/ui/RadioGroup';
import { type ComponentProps, useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { lifetimeText } from '../core/time/lifetimeText.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './MessageLifetimeDialog.styles.ts';

/** Props of {@link MessageLifetimeDialog}. */
export interface MessageLifetimeDialogProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** The conversation. */
  topic: Pick<Topic, 'id' | 'messageLifetime'>;
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it, and once the choice is stored. */
  onOpenChange: (open: boolean) => void;
}

const defaultLifetimes = [3600, 86_400, 604_800, 2_592_000];
/** Stands for messages that stay. */
const off = 'off';

const choiceOf = (lifetime: number | null | undefined): string => (lifetime ? String(lifetime) : off);

/**
 * Chooses how long messages stay that are sent from now on, for everybody in a conversation, and says what that does not prevent. Each
 * choice is a line that all of them read, so it takes a press of its own. Renders a dialog.
 */
export function MessageLifetimeDialog(props: MessageLifetimeDialogProps) {
  const { topic, open, onOpenChange, ...rest } = props;
  const text = usePartText();
  const locale = useLocale();
  const { topics } = useChat().port;
  const current = choiceOf(topic.messageLifetime);
  const [chosen, setChosen] = useState<string | null>(null);
  const saving = useAction(
    async ({ signal }, value: string) => {
      const lifetime = value === off ? null : Number(value);
      await topics?.setMessageLifetime?.({ topicId: topic.id, lifetime }, { signal });
    },
    { onSuccess: () => close() },
  );
  const close = (): void => {
    setChosen(null);
    saving.reset();
    onOpenChange(false);
  };
  const isBusy = saving.status === 'pending';
  const value = chosen ?? current;
  const lifetimes = new Set(topics?.messageLifetimes ?? defaultLifetimes);
  // Also one that is not offered any more.
  if (topic.messageLifetime) lifetimes.add(topic.messageLifetime);
  const times = [...lifetimes].sort((left, right) => left - right);
  return (
    <Dialog
      {...rest}
      data-fr-part="message-lifetime-dialog"
      size="small"
      open={open}
      dismissible={!isBusy}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={text('lifetimes')}
      description={text('lifetimeHint')}
      footer={
        <Button loading={isBusy} onClick={() => (value === current ? close() : saving.run(value))}>
          {text('lifetimeSave')}
        </Button>
      }
    >
      <div className={styles.form}>
        <RadioGroup
          label={text('lifetimeLabel')}
          value={value}
          onValueChange={setChosen}
          readOnly={isBusy}
          options={[
            { value: off, label: text('lifetimeOff') },
            ...times.map((seconds) => ({
              value: String(seconds),
              label: lifetimeText(seconds, locale),
            })),
          ]}
        />
        <p className={styles.note}>{text('lifetimePrivacy')}</p>
        {saving.status === 'failed' ? (
          <p className={styles.problem} role="alert">
            {reasonOf(saving.error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
