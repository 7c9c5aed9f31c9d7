import type { Profile } from '@franca/contract';
import { Button, ConfirmDialog, Dialog, Tabs } from '@franca/ui';
import { lazyPart } from '@franca/ui/kit';
import { Suspense, useId, useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useMe } from '../../lib/data/useMe.ts';
import { useText } from '../../strings/texts.ts';
import { AboutFields, PersonalFields } from './ProfileTabs.tsx';
import { useEditProfile } from './useEditProfile.ts';

/** In the profile, which waits behind it with what is not saved yet. */
const UsernameDialog = lazyPart(
  () => import('./UsernameDialog.tsx'),
  'UsernameDialog',
  ({ onOpenChange }: DialogProps) => onOpenChange(false),
);

function ProfileEditor({ me, inHistory, onClose }: { me: Profile; inHistory: boolean; onClose: () => void }) {
  const text = useText();
  const id = useId();
  const form = useEditProfile(me, onClose);
  const [isNaming, setNaming] = useState(false);
  const tabs = [
    {
      id: 'personal',
      label: text('profile.personal'),
      panel: <PersonalFields me={me} form={form} onUsername={() => setNaming(true)} />,
    },
    { id: 'about', label: text('profile.about'), panel: <AboutFields form={form} /> },
  ];
  return (
    <>
      <Dialog
        open
        // Back asks as well, before what is not saved is lost.
        inHistory={inHistory && !form.isUnsaved}
        onOpenChange={(open) => open || form.close()}
        title={text('shell.editProfile')}
        footer={
          <Button type="submit" form={id} disabledReason={form.problem} loading={form.isSaving}>
            {text('profile.save')}
          </Button>
        }
      >
        <form id={id} noValidate onSubmit={form.save}>
          <Tabs label={text('shell.editProfile')} tabs={tabs} fit="fill" />
        </form>
      </Dialog>
      {isNaming ? (
        <Suspense fallback={null}>
          <UsernameDialog open onOpenChange={setNaming} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={form.isAsking}
        onOpenChange={(open) => open || form.keepEditing()}
        title={text('profile.discardTitle')}
        description={text('profile.discardText')}
        confirmLabel={text('profile.discard')}
        cancelLabel={text('profile.keepEditing')}
        variant="block"
        onConfirm={form.discard}
      />
    </>
  );
}

/** Changes the own profile: two tabs, and Save, which is grey until everything is valid. */
export function EditProfileDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const { data: me } = useMe();
  return open && me ? (
    <ProfileEditor me={me} inHistory={inHistory} onClose={() => onOpenChange(false)} />
  ) : null;
}
