import { useTranslationChoices } from '@franca/chat-kit';
import type { Topic, TranslationView } from '@franca/contract';
import { Button, Combobox, Dialog, Select, Spinner, Switch, useLocale } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DialogProps } from '../../../components/DialogProps.ts';
import { api, queries } from '../../../lib/data/api.ts';
import { useBasicLists } from '../../../lib/data/staticLists.ts';
import { useMe } from '../../../lib/data/useMe.ts';
import { languageItems } from '../../../lib/names/namedItems.ts';
import { useLaterText } from '../../../strings/laterTexts.ts';
import { type TextKey, useText } from '../../../strings/texts.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import * as styles from './ChatMain.styles.ts';
import { EnginesSection } from './EnginesSection.tsx';
import { GlossarySection } from './GlossarySection.tsx';
import { usePreviewChoice } from './usePreviewChoice.ts';

/** Props of {@link LanguageDialog}. */
export interface LanguageDialogProps extends DialogProps {
  /** Id of the conversation; null while the dialog is closed. */
  topicId: string | null;
  /** The socket of the chats. */
  socket: ChatSocket;
}

/** The languages that people read in, by their BCP 47 tags. */
function useTaggedLanguages() {
  const locale = useLocale();
  const { data: lists } = useBasicLists();
  const languages = lists?.languages ?? [];
  return languageItems(languages, locale).flatMap((item) => {
    const code = languages.find(({ name }) => name === item.value)?.code;
    return code ? [{ ...item, value: code }] : [];
  });
}

const ofProfile = 'profile';
const views: Record<TranslationView, TextKey> = {
  translated: 'chat.showTranslated',
  'translated-only': 'chat.showTranslatedOnly',
  original: 'chat.showOriginal',
  both: 'chat.showBoth',
};

function LanguageForm({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const text = useText();
  const client = useQueryClient();
  const choices = useTranslationChoices();
  const locale = useLocale();
  const { data: me } = useMe();
  const { data: lists } = useBasicLists();
  const tagged = useTaggedLanguages();
  const [chosenLanguage, setLanguage] = useState<string | null>(null);
  const language = chosenLanguage ?? topic.language ?? ofProfile;
  const shown = choices.conversationView(topic._id);
  const [chosen, setChosen] = useState<TranslationView | null>(null);
  const show = chosen ?? shown;

  const languages = lists?.languages ?? [];
  const named = languageItems(languages, locale);
  const own = named.find(({ value }) => value === me?.language)?.label ?? '';
  const options = [{ value: ofProfile, label: text('chat.profileLanguage', { language: own }) }, ...tagged];

  const saving = useMutation({
    // What was not changed here may have been changed on another device meanwhile.
    mutationFn: (view: TranslationView | undefined) => {
      const code = chosenLanguage === ofProfile ? null : (chosenLanguage ?? undefined);
      return api.topics.language({ body: { topic_id: topic._id, language: code, show: view } });
    },
    onSuccess: async (_data, view) => {
      if (view) choices.setConversation(topic._id, view);
      await client.invalidateQueries(queries.topics.list());
      onDone();
    },
  });

  return (
    <div className={styles.fields}>
      <Combobox
        label={text('profile.language')}
        hint={text('chat.languageHint')}
        items={options}
        value={language}
        onValueChange={setLanguage}
      />
      <Select
        label={text('chat.showTexts')}
        options={Object.entries(views).map(([value, key]) => ({ value, label: text(key) }))}
        value={show}
        onValueChange={(view) => setChosen(view as TranslationView)}
      />
      <Button
        wide
        loading={saving.isPending}
        onClick={() => saving.mutate(show === shown ? undefined : show)}
      >
        {text('common.done')}
      </Button>
    </div>
  );
}

/** Shows what others will read, under what is written in this conversation (docs/behaviour/translation.md, Before sending). */
function PreviewSwitch({ topicId }: { topicId: string }) {
  const text = useLaterText();
  const [isShown, show] = usePreviewChoice(topicId);
  return (
    <Switch
      label={text('engines.preview')}
      hint={text('engines.previewHint')}
      checked={isShown}
      onCheckedChange={show}
    />
  );
}

/** What the dialog holds, for the conversation of an id. */
function ConversationLanguage({
  topicId,
  socket,
  onDone,
}: {
  topicId: string;
  socket: ChatSocket;
  onDone: () => void;
}) {
  const text = useText();
  const languages = useTaggedLanguages();
  // The list of chats, or the call, has it read.
  const { data: topics } = useQuery({ ...queries.topics.list(), enabled: false });
  const topic = topics?.find(({ _id }) => _id === topicId);
  if (!topics) return <Spinner label={text('chat.language')} />;
  if (!topic) return <p>{text('chat.missing')}</p>;
  return (
    <div className={styles.fields}>
      <LanguageForm topic={topic} onDone={onDone} />
      <PreviewSwitch topicId={topicId} />
      <GlossarySection topicId={topicId} socket={socket} languages={languages} />
      <EnginesSection topicId={topicId} />
    </div>
  );
}

/**
 * The language of one conversation, whether originals, translations or both are shown, its terms, and which
 * engines see its texts.
 */
export function LanguageDialog(props: LanguageDialogProps) {
  const { topicId, socket, open, inHistory = false, onOpenChange } = props;
  const text = useText();
  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('chat.language')}
      size="small"
    >
      {open && topicId !== null ? (
        <ConversationLanguage
          key={topicId}
          topicId={topicId}
          socket={socket}
          onDone={() => onOpenChange(false)}
        />
      ) : null}
    </Dialog>
  );
}
