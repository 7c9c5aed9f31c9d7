import { useTranslationChoices } from '@franca/chat-kit';
import type { Topic, TranslationView } from '@franca/contract';
import { Button, Combobox, Dialog, Select, useLocale, useToast } from '@franca/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { firstError } from '../../lib/firstError.ts';
import { languageItems } from '../../lib/namedItems.ts';
import { useBasicLists } from '../../lib/useBasicLists.ts';
import { useMe } from '../../lib/useMe.ts';
import { type TextKey, useText } from '../../strings/useText.ts';
import * as styles from './ChatMain.styles.ts';

/** Props of {@link LanguageDialog}. */
export interface LanguageDialogProps {
  /** The conversation. */
  topic: Topic;
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

const ofProfile = 'profile';
const views: Record<TranslationView, TextKey> = {
  translated: 'showTranslated',
  original: 'showOriginal',
  both: 'showBoth',
};

function LanguageForm({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const text = useText();
  const toast = useToast();
  const client = useQueryClient();
  const choices = useTranslationChoices();
  const locale = useLocale();
  const { data: me } = useMe();
  const { data: lists } = useBasicLists();
  const [language, setLanguage] = useState(topic.language ?? ofProfile);
  const [show, setShow] = useState<string>(choices.conversationView(topic._id));
  const [isSaving, setSaving] = useState(false);

  const languages = lists?.languages ?? [];
  const named = languageItems(languages, locale);
  const own = named.find(({ value }) => value === me?.language)?.label ?? '';
  const options = [
    { value: ofProfile, label: text('profileLanguage', { language: own }) },
    ...named.flatMap((item) => {
      const code = languages.find(({ name }) => name === item.value)?.code;
      return code ? [{ ...item, value: code }] : [];
    }),
  ];

  const save = async () => {
    const view = show as TranslationView;
    setSaving(true);
    try {
      const chosen = language === ofProfile ? null : language;
      await api.topics.language({ body: { topic_id: topic._id, language: chosen, show: view } });
      choices.setConversation(topic._id, view);
      await client.invalidateQueries({ queryKey: ['topics'] });
      onDone();
    } catch (error) {
      toast.error(firstError(error, text('connectionFailed')));
      setSaving(false);
    }
  };

  return (
    <div className={styles.fields}>
      <Combobox
        label={text('language')}
        hint={text('languageOfChatHint')}
        items={options}
        value={language}
        onValueChange={setLanguage}
      />
      <Select
        label={text('showTexts')}
        options={Object.entries(views).map(([value, key]) => ({ value, label: text(key) }))}
        value={show}
        onValueChange={setShow}
      />
      <Button wide loading={isSaving} onClick={() => void save()}>
        {text('done')}
      </Button>
    </div>
  );
}

/** The language of one conversation, and whether originals, translations or both are shown (docs/behaviour/translation.md, Language of a conversation). */
export function LanguageDialog({ topic, open, onOpenChange }: LanguageDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('languageOfChat')} size="small">
      <LanguageForm topic={topic} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
