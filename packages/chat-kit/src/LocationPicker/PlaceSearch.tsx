import { useSearchKeys } from '@franca/ui/kit';
import { List, ListItem } from '@franca/ui/List';
import { SearchField } from '@franca/ui/SearchField';
import { useDeferredValue, useEffect, useState } from 'react';
import type { SharedPlace } from '../core/model/Attachment.ts';
import type { ChatDataPort } from '../core/session/ChatDataPort.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './LocationPicker.styles.ts';

/** Props of {@link PlaceSearch}. */
export interface PlaceSearchProps {
  /** Asks the backend. */
  search: NonNullable<NonNullable<ChatDataPort['places']>['search']>;
  /** Takes the place that was pressed. */
  onPick: (place: SharedPlace) => void;
}

interface Answer {
  query: string;
  places: readonly SharedPlace[] | null;
}

/** Finds places by name, where the backend can. Renders a `<div>`. */
export function PlaceSearch({ search, onPick }: PlaceSearchProps) {
  const text = usePartText();
  const [written, setWritten] = useState('');
  const query = useDeferredValue(written.trim());
  const [answer, setAnswer] = useState<Answer>({ query: '', places: [] });

  useEffect(() => {
    if (query === '') {
      setAnswer({ query, places: [] });
      return;
    }
    const request = new AbortController();
    const { signal } = request;
    search({ query }, { signal }).then(
      (places) => signal.aborted || setAnswer({ query, places }),
      () => signal.aborted || setAnswer({ query, places: null }),
    );
    return () => request.abort();
  }, [search, query]);

  const { places } = answer;
  const isWaiting = answer.query !== written.trim();
  const keys = useSearchKeys({ isWaiting });
  return (
    <div {...keys}>
      <SearchField
        label={text('placeSearch')}
        value={written}
        loading={isWaiting}
        onValueChange={setWritten}
      />
      {places && places.length > 0 ? (
        <List className={styles.places} aria-label={text('placeSearch')}>
          {places.map((place) => (
            <ListItem
              key={`${place.place} ${place.latitude} ${place.longitude}`}
              title={<bdi>{place.place}</bdi>}
              onClick={() => {
                onPick(place);
                setWritten('');
              }}
            />
          ))}
        </List>
      ) : null}
      <p className={styles.note} role="status">
        {answer.query !== '' && !isWaiting && !places?.length
          ? text(places ? 'placeNone' : 'placeSearchFailed')
          : null}
      </p>
    </div>
  );
}
