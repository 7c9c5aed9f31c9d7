/** A time that is offered for a message: a word, and when that is, milliseconds since 1970. */
export interface SchedulePreset {
  /** Which word it is. */
  readonly name: 'tonight' | 'thisMorning' | 'tomorrowMorning' | 'tomorrowEvening' | 'mondayMorning';
  /** When that is. */
  readonly at: number;
}

const [morning, evening] = [9, 20];
/** Hours before which somebody who is still awake calls the day that has begun “this morning”. */
const nightEnds = 5;
const minutesAhead = 30;

/** The time at which a whole hour begins so many days after a moment, where the person is; daylight saving time is counted. */
function hourOf(now: Date, days: number, hour: number): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).getTime();
}

/** Times that are offered at a moment, in their order, each at least half an hour ahead. */
export function schedulePresets(now: Date): readonly SchedulePreset[] {
  const isNight = now.getHours() < nightEnds;
  // Sunday is 0; a Monday that is tomorrow has its own word.
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const presets: SchedulePreset[] = [
    ...(isNight ? [{ name: 'thisMorning', at: hourOf(now, 0, morning) } as const] : []),
    { name: 'tonight', at: hourOf(now, 0, evening) },
    { name: 'tomorrowMorning', at: hourOf(now, 1, morning) },
    ...(isNight ? [] : [{ name: 'tomorrowEvening', at: hourOf(now, 1, evening) } as const]),
    ...(toMonday > 1 ? [{ name: 'mondayMorning', at: hourOf(now, toMonday, morning) } as const] : []),
  ];
  return presets.filter(({ at }) => at - now.getTime() >= minutesAhead * 60_000);
}
