import type { MomentText } from '@franca/chat-kit';
import { useLocale } from '@franca/ui';
import { useMemo } from 'react';
import { usePreference } from '../preferences/preferences.ts';
import { dateTextIn, timeTextIn } from './momentTexts.ts';

/** Times of day and dates in the forms that the person has chosen. */
export function useMomentTexts(): { timeText: MomentText; dateText: MomentText } {
  const timeFormat = usePreference('timeFormat');
  const dateFormat = usePreference('dateFormat');
  const language = useLocale();
  return useMemo(
    () => ({ timeText: timeTextIn(timeFormat, language), dateText: dateTextIn(dateFormat, language) }),
    [timeFormat, dateFormat, language],
  );
}
