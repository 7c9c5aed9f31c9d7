import { Banner, Button, CodeField, Dialog, useToast } from '@franca/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SettingsGroup } from '../../components/SettingsGroup.tsx';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api } from '../../lib/data/api.ts';
import { forgetAccount } from '../../lib/session/logOut.ts';
import { useLaterText } from '../../strings/laterTexts.ts';
import * as styles from './AccountSettings.styles.ts';

/** Characters of a code. */
const codeLength = 6;

/** The button that was pressed is gone when the field comes. */
const focusAtFirst = (field: HTMLInputElement | null) => field?.focus();

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const text = useLaterText();
  const toast = useToast();
  const id = useId();
  const [code, setCode] = useState('');
  const sending = useMutation({ mutationFn: () => api.account.requestDeletion() });
  const deleting = useMutation({
    mutationFn: () => api.account.delete({ body: { code } }),
    onSuccess: async () => {
      toast.success(text('accountData.deleted'));
      await forgetAccount();
    },
    onError: () => setCode(''),
  });
  const sent = sending.data;
  const isWhole = code.length === codeLength;
  return (
    <Dialog
      open
      dismissible={!deleting.isPending}
      onOpenChange={(open) => open || onClose()}
      title={text('accountData.deleteTitle')}
      size="small"
      footer={
        sent ? (
          <Button
            type="submit"
            form={id}
            variant="block"
            disabledReason={isWhole ? null : text('validation.codeRequired')}
            loading={deleting.isPending}
          >
            {text('accountData.deleteForGood')}
          </Button>
        ) : (
          <Button loading={sending.isPending} onClick={() => sending.mutate()}>
            {text('accountData.sendCode')}
          </Button>
        )
      }
    >
      <form
        id={id}
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) deleting.mutate();
        }}
      >
        <Banner tone="error">{text('accountData.deleteWarning')}</Banner>
        <p>{text('accountData.deleteText')}</p>
        {sent ? (
          <>
            <p role="status">{text('accountData.codeSentTo', { to: sent.to })}</p>
            <CodeField
              label={text('auth.code')}
              value={code}
              onValueChange={setCode}
              name="code"
              ref={focusAtFirst}
            />
            <Button
              className={styles.action}
              size="small"
              variant="ghost"
              loading={sending.isPending}
              onClick={() => sending.mutate()}
            >
              {text('auth.resendCode')}
            </Button>
          </>
        ) : null}
      </form>
    </Dialog>
  );
}

/**
 * The end of the account, confirmed by a code (docs/behaviour/account-data.md, Deletion of an account). Its dialog lies over the
 * settings, and is part of their address.
 */
export function DeletionSettings() {
  const text = useLaterText();
  const { dialog, subject, openDialog } = useChatAddress();
  const isOpen = dialog === 'settings' && subject === 'delete';
  return (
    <SettingsGroup title={text('accountData.delete')}>
      <p className={styles.quiet}>{text('accountData.deleteHint')}</p>
      <Button className={styles.action} variant="block" onClick={() => openDialog('settings', 'delete')}>
        {text('accountData.delete')}
      </Button>
      {isOpen ? <DeletionDialog onClose={() => openDialog('settings')} /> : null}
    </SettingsGroup>
  );
}
