import { limits, type Topic } from '@franca/contract';
import { isBlank } from '@franca/languages/text';
import { Button, Dialog, Spinner, TextField } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { useText } from '../../strings/texts.ts';
import { GroupPicture } from './GroupPicture.tsx';
import * as styles from './Groups.styles.ts';

function EditGroupForm({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const text = useText();
  const client = useQueryClient();
  const [name, setName] = useState(topic.name ?? '');
  const [image, setImage] = useState(topic.image);
  const saving = useMutation({
    mutationFn: () =>
      api.groups.update({
        body: {
          topic_id: topic._id,
          topic_name: name.trim() === topic.name ? undefined : name.trim(),
          topic_image: image === topic.image ? undefined : image,
        },
      }),
    onSuccess: async () => {
      await client.invalidateQueries(queries.topics.list());
      onDone();
    },
  });
  const isEmpty = isBlank(name);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !saving.isPending) saving.mutate();
      }}
    >
      <GroupPicture name={name} value={image} onValueChange={setImage} />
      <TextField
        label={text('groups.name')}
        value={name}
        maxLength={limits.groupName}
        autoComplete="off"
        error={isEmpty ? text('groups.nameRequired') : null}
        onValueChange={setName}
      />
      <Button
        wide
        type="submit"
        loading={saving.isPending}
        disabledReason={isEmpty ? text('groups.nameRequired') : null}
      >
        {text('groups.save')}
      </Button>
    </form>
  );
}

/** Another name or picture for a group (docs/behaviour/groups.md, Name and picture). */
export function EditGroupDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const { subject } = useChatAddress();
  const { data } = useQuery(queries.topics.list());
  const topic = data?.find(({ _id, is_group }) => _id === subject && is_group);
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('groups.edit')}
      size="small"
    >
      {topic ? (
        <EditGroupForm key={topic._id} topic={topic} onDone={() => onOpenChange(false)} />
      ) : (
        <Spinner className={styles.wait} />
      )}
    </Dialog>
  );
}
