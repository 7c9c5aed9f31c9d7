import { Button } from '@franca/ui/Button';
import { DateField } from '@franca/ui/DateField';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Popover } from '@franca/ui/Popover';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { usePartText } from '../hooks/usePartText.ts';
import { useToday } from '../hooks/useToday.ts';
import * as styles from './ConversationSearch.styles.ts';

/** Props of {@link DateButton}. */
export interface DateButtonProps {
  /** Goes to a day: its midnight, milliseconds since 1970. */
  onDay: (day: number) => void;
}

function isoOf(milliseconds: number): string {
  const date = new Date(milliseconds);
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

function midnightOf(iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}

/** Asks for a day and goes to it. Renders a `<button>`, and a popover with a date field while open. */
export function DateButton({ onDay }: DateButtonProps) {
  const text = usePartText();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={text('goToDate')}
      placement="bottom-end"
      trigger={
        <IconButton label={text('goToDate')}>
          <Icon icon={CalendarDays} />
        </IconButton>
      }
    >
      <form
        className={styles.date}
        onSubmit={(event) => {
          event.preventDefault();
          if (!day) return;
          setOpen(false);
          onDay(midnightOf(day));
        }}
      >
        <DateField label={text('date')} value={day} onValueChange={setDay} max={isoOf(today)} />
        <Button type="submit">{text('go')}</Button>
      </form>
    </Popover>
  );
}
