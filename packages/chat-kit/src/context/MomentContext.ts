import { createContext } from 'react';
import { formatDate } from '../core/time/formatDate.ts';
import { formatTime } from '../core/time/formatTime.ts';
import type { MomentText } from '../core/time/MomentText.ts';

/** How times of day and dates are written, wherever one stands. */
export const MomentContext = createContext<{ readonly time: MomentText; readonly date: MomentText }>({
  time: formatTime,
  date: formatDate,
});
