/** A moment as the fields of a form have it: `yyyy-MM-dd` and `HH:mm`, where the person is. */
export interface LocalFields {
  /** The day. */
  readonly date: string;
  /** The time of day. */
  readonly time: string;
}

const padded = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Writes a moment (milliseconds since 1970) for the fields of a form. */
export function toLocalFields(milliseconds: number): LocalFields {
  const moment = new Date(milliseconds);
  const date = [padded(moment.getFullYear(), 4), padded(moment.getMonth() + 1), padded(moment.getDate())];
  return { date: date.join('-'), time: `${padded(moment.getHours())}:${padded(moment.getMinutes())}` };
}

/** The moment that two fields name, milliseconds since 1970, or null where they name none. */
export function fromLocalFields({ date, time }: LocalFields): number | null {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)?.slice(1).map(Number);
  const hour = /^(\d{2}):(\d{2})/.exec(time)?.slice(1).map(Number);
  if (!day || !hour) return null;
  const [year = 0, month = 1, dayOfMonth = 1] = day;
  return new Date(year, month - 1, dayOfMonth, hour[0], hour[1]).getTime();
}
