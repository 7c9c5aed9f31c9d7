import { limits } from '@franca/contract';
import { isBlank } from '@franca/languages/text';
import { Button, Dialog, Spinner, TextField } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { useText } from '../../strings/texts.ts';
import { FriendChoice } from './FriendChoice.tsx';
import { GroupPicture } from './GroupPicture.tsx';
import * as styles from './Groups.styles.ts';
import { useChosenPeople } from './useChosenPeople.ts';

function NewGroupForm({ personId }: { personId: string | null }) {
  const text = useText();
  const client = useQueryClient();
  const formId = useId();
  const { openTopic } = useChatAddress();
  const { selected, toggle } = useChosenPeople(personId === null ? [] : [personId]);
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [image, setImage] = useState<string | null>(null);
  const { data: person, isError } = useQuery({
    ...queries.users.get({ params: { id: personId ?? '' } }),
    enabled: personId !== null,
  });
  const creating = useMutation({
    mutationFn: () =>
      api.groups.create({
        body: {
          target_user_ids: [...selected],
          topic_name: name.trim(),
          topic_image: image,
          check_permission: true,
        },
      }),
    onSuccess: async ({ _id }) => {
      await client.invalidateQueries(queries.topics.list());
      openTopic(_id);
    },
  });
  if (personId !== null && !person && !isError) return <Spinner className={styles.wait} />;
  return (
    <form
      className={styles.form}
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isBlank(name) && selected.size > 0 && !creating.isPending) creating.mutate();
      }}
    >
      <GroupPicture name={name} value={image} onValueChange={setImage} />
      <TextField
        label={text('groups.name')}
        value={name}
        maxLength={limits.groupName}
        autoComplete="off"
        error={isAsked && isBlank(name) ? text('groups.nameRequired') : null}
        onBlur={() => setAsked(true)}
        onValueChange={setName}
      />
      <FriendChoice selected={selected} extra={person} onToggle={toggle} />
      <Button
        wide
        type="submit"
        loading={creating.isPending}
        disabledReason={selected.size === 0 ? text('groups.nobodySelected') : null}
      >
        {text('groups.create')}
      </Button>
    </form>
  );
}

/** Makes a group of friends; the person that the address names is chosen already (docs/behaviour/groups.md, Create a group). */
export function NewGroupDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const { subject } = useChatAddress();
  return (
    <Dialog open={open} inHistory={inHistory} onOpenChange={onOpenChange} title={text('groups.newGroup')}>
      <NewGroupForm key={subject ?? ''} personId={subject} />
    </Dialog>
  );
}
