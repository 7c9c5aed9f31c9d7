import { ApiError } from '@franca/api-client';
import { limits, type Profile, usernameSchema } from '@franca/contract';
import { Button, Dialog, TextField, useToast } from '@franca/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import * as forms from '../../components/Form.styles.ts';
import { ShareLink } from '../../components/ShareLink.tsx';
import * as texts from '../../components/Texts.styles.ts';
import { api, queries } from '../../lib/data/api.ts';
import { useMe } from '../../lib/data/useMe.ts';
import { profileLink } from '../../lib/people/profileLink.ts';
import { useText } from '../../strings/texts.ts';
import * as styles from './Username.styles.ts';

/** Refusals that are about the name in the field, and are said beside it. */
const aboutName: readonly string[] = ['username_taken', 'username_reserved', 'username_changes'];
const isAboutName = (error: Error | null): error is ApiError =>
  error instanceof ApiError && aboutName.includes(error.code);

function UsernameForm({ me }: { me: Profile }) {
  const text = useText();
  const toast = useToast();
  const client = useQueryClient();
  const [name, setName] = useState(me.username ?? '');
  const changing = useMutation({
    mutationFn: (username: string | null) => api.users.updateUsername({ body: { username } }),
    meta: { handles: isAboutName },
    onSuccess: (changed) => {
      client.setQueryData(queries.users.me().queryKey, changed);
      setName(changed.username ?? '');
      toast.success(text(changed.username === null ? 'username.removed' : 'username.saved'));
    },
  });
  const isWrong = name.trim() !== '' && !usernameSchema.safeParse(name).success;
  const isSame = name === (me.username ?? '');
  const invalid = isWrong ? text('validation.usernameInvalid') : null;
  const problem = isSame || name.trim() === '' ? text('username.unchanged') : invalid;
  return (
    <div className={styles.root}>
      <p className={texts.intro}>{text('username.intro')}</p>
      <form
        className={forms.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!problem && !changing.isPending) changing.mutate(name);
        }}
      >
        <TextField
          label={text('username.title')}
          hint={text('username.rules', { min: limits.usernameMin, max: limits.username })}
          error={isAboutName(changing.error) ? changing.error.message : isWrong ? problem : null}
          value={name}
          maxLength={limits.username + 1}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            changing.reset();
            setName(target.value);
          }}
        />
        <div className={forms.buttons}>
          <Button
            type="submit"
            loading={changing.isPending && changing.variables !== null}
            disabledReason={problem}
          >
            {text('profile.save')}
          </Button>
          {me.username === null ? null : (
            <Button
              variant="neutral"
              loading={changing.isPending && changing.variables === null}
              onClick={() => changing.mutate(null)}
            >
              {text('username.remove')}
            </Button>
          )}
        </div>
      </form>
      {me.username === null ? null : (
        <ShareLink link={profileLink(me.username)} label={text('username.link')} />
      )}
    </div>
  );
}

/** Chooses, changes and removes the own username, and shows its link (docs/behaviour/profile.md, Username). */
export function UsernameDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const { data: me } = useMe();
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('username.title')}
      size="small"
    >
      {open && me ? <UsernameForm key={me.username} me={me} /> : null}
    </Dialog>
  );
}
