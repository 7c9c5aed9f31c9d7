import calls from './data/calls.json' with { type: 'json' };
import daysOfSpeech from './data/days.json' with { type: 'json' };
import family from './data/family.json' with { type: 'json' };
import food from './data/food.json' with { type: 'json' };
import greetings from './data/greetings.json' with { type: 'json' };
import health from './data/health.json' with { type: 'json' };
import placesOfSpeech from './data/places.json' with { type: 'json' };
import plans from './data/plans.json' with { type: 'json' };
import replies from './data/replies.json' with { type: 'json' };
import shopping from './data/shopping.json' with { type: 'json' };
import thanks from './data/thanks.json' with { type: 'json' };
import travel from './data/travel.json' with { type: 'json' };
import weather from './data/weather.json' with { type: 'json' };
import wishes from './data/wishes.json' with { type: 'json' };
import work from './data/work.json' with { type: 'json' };
import type { PhraseEntry, PlaceEntry } from './phraseTypes.ts';

/** Everyday sentences by meaning. */
export const phrases: readonly PhraseEntry[] = [
  ...greetings,
  ...replies,
  ...thanks,
  ...plans,
  ...family,
  ...travel,
  ...food,
  ...calls,
  ...wishes,
  ...health,
  ...weather,
  ...work,
  ...shopping,
];

/** What the slot `{day}` takes: adverbs of time such as "tomorrow" or "on Monday". */
export const days: readonly PhraseEntry[] = daysOfSpeech;

/** What the slots `{place}`, `{place.at}`, `{place.to}` and `{place.a}` take. */
export const places: readonly PlaceEntry[] = placesOfSpeech;
