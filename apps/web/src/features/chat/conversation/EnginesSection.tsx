import type { TextEngine } from '@franca/contract';
import { Spinner, Switch, useLocale } from '@franca/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { api, queries } from '../../../lib/data/api.ts';
import { useMe } from '../../../lib/data/useMe.ts';
import { isolate } from '../../../strings/isolate.ts';
import { useLaterText } from '../../../strings/laterTexts.ts';
import * as styles from './EnginesSection.styles.ts';

/** Engines by the host of their service, those of this server (null) first. */
function byHost(engines: readonly TextEngine[]): (readonly [host: string | null, engines: TextEngine[]])[] {
  const hosts = [...new Set([null, ...engines.map(({ service }) => service)])];
  return hosts
    .map((host) => [host, engines.filter(({ service }) => service === host)] as const)
    .filter(([, found]) => found.length > 0);
}

/**
 * Says which engines may see the texts of a conversation, and excludes those outside this server
 * (docs/behaviour/translation.md, Who sees the texts).
 */
export function EnginesSection({ topicId }: { topicId: string }) {
  const locale = useLocale();
  const client = useQueryClient();
  const { data: me } = useMe();
  const title = useId();
  const text = useLaterText();
  const asked = queries.topics.engines({ query: { topic_id: topicId } });
  const { data, isError, refetch } = useQuery({ ...asked, staleTime: 0 });
  const choosing = useMutation({
    mutationFn: (is_local_only: boolean) =>
      api.topics.setLocalOnly({ body: { topic_id: topicId, is_local_only } }),
    onSuccess: (chosen) => {
      client.setQueryData(asked.queryKey, chosen);
      // What reaches whom may be another thing now.
      return client.invalidateQueries(queries.topics.reach({ query: { topic_id: topicId } }));
    },
  });
  if (!data && isError)
    return <LoadFailure onRetry={() => void refetch()}>{text('engines.failed')}</LoadFailure>;
  const heading = (
    <h3 id={title} className={styles.title}>
      {text('engines.title')}
    </h3>
  );
  if (!data)
    return (
      <section aria-labelledby={title} className={styles.section}>
        {heading}
        <Spinner label={text('engines.title')} />
      </section>
    );

  const listed = new Intl.ListFormat(locale);
  const groups = byHost(data.engines);
  const isOnDevice = 'Translator' in globalThis;
  const isOutside = groups.some(([host]) => host !== null);
  const others = data.chosen_by.filter(({ _id }) => _id !== me?._id);
  const isOn = choosing.isPending ? choosing.variables : data.is_own_choice;
  return (
    <section aria-labelledby={title} className={styles.section}>
      {heading}
      <ul className={styles.list}>
        {isOnDevice ? <li>{text('engines.device')}</li> : null}
        {groups.map(([host, engines]) => {
          const names = listed.format(
            engines.map(({ use, name }) => text(`engines.${use}`, { name: isolate(name) })),
          );
          if (host === null) return <li key="here">{text('engines.here', { names })}</li>;
          const service = text('engines.there', { host: isolate(host), names });
          return (
            <li key={host} data-excluded={data.is_local_only ? '' : undefined}>
              {data.is_local_only ? text('engines.excluded', { service }) : service}
            </li>
          );
        })}
      </ul>
      {isOutside || isOnDevice ? null : <p className={styles.note}>{text('engines.onlyHere')}</p>}
      {others.length > 0 ? (
        <p className={styles.note}>
          {text('engines.chosenBy', { names: listed.format(others.map(({ name }) => isolate(name))) })}
        </p>
      ) : null}
      {isOutside || data.is_own_choice ? (
        <Switch
          label={text('engines.exclude')}
          hint={text('engines.hint')}
          checked={isOn}
          disabled={choosing.isPending}
          onCheckedChange={(next) => choosing.mutate(next)}
        />
      ) : null}
    </section>
  );
}
