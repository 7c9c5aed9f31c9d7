import { localChoiceStorage } from '@franca/chat-kit';
import type { ReadingReach } from '@franca/contract';
import { Icon, IconButton, useLocale } from '@franca/ui';
import { useQuery } from '@tanstack/react-query';
import { Languages, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/data/api.ts';
import { useMe } from '../../../lib/data/useMe.ts';
import { localNames } from '../../../lib/session/localData.ts';
import { isolate } from '../../../strings/isolate.ts';
import { type TextKey, useText } from '../../../strings/texts.ts';
import * as styles from './ChatMain.styles.ts';
import { createReachNotes } from './createReachNotes.ts';

const words = {
  none: 'chat.reachNone',
  phrases: 'chat.reachPhrases',
  all: 'chat.reachAll',
} as const satisfies Record<ReadingReach['reach'], TextKey>;

/**
 * Tells the sender, once for each language, that what they write is not translated for somebody here, and later that it is
 * (docs/behaviour/translation.md, What the sender learns).
 */
export function ReachNotice({ topicId }: { topicId: string }) {
  const text = useText();
  const locale = useLocale();
  const { data: me } = useMe();
  const { data: reaches } = useQuery(queries.topics.reach({ query: { topic_id: topicId } }));
  const [shown, setShown] = useState<readonly ReadingReach[]>([]);
  const viewerId = me?._id;
  useEffect(() => {
    if (!reaches || viewerId === undefined) return;
    const notes = createReachNotes(localChoiceStorage(localNames.choices(viewerId)));
    const fresh = notes.take(topicId, reaches);
    if (fresh.length > 0) setShown(fresh);
  }, [reaches, topicId, viewerId]);
  if (shown.length === 0) return null;

  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const lineOf = ({ source, language, reach, people, people_count }: ReadingReach): string => {
    const listed = new Intl.ListFormat(locale).format(people.map(({ name }) => isolate(name)));
    const names = people_count > people.length ? text('chat.reachMore', { names: listed }) : listed;
    return text(words[reach], {
      count: people_count,
      names,
      language: languages.of(language) ?? language,
      source: languages.of(source) ?? source,
    });
  };
  return (
    <div className={styles.reach} role="status">
      <Icon icon={Languages} size="small" />
      <div>
        {shown.map((each) => (
          <p key={each.language}>{lineOf(each)}</p>
        ))}
      </div>
      <IconButton size="small" label={text('chat.reachClose')} onClick={() => setShown([])}>
        <Icon icon={X} size="small" />
      </IconButton>
    </div>
  );
}
