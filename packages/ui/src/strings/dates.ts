import type { UiLanguage } from '@franca/languages';
import type { Strings } from '../i18n/Strings.ts';

/** Keys of the texts of `DateField`. */
export type DateFieldText = 'openCalendar' | 'dateFormat' | 'dateInvalid' | 'dateTooEarly' | 'dateTooLate';

/** The texts of `DateField`, apart from the others so that other fields do not carry them. */
export const dates: Record<UiLanguage, Strings<DateFieldText>> = {
  en: {
    openCalendar: 'Open the calendar',
    dateFormat: 'dd/MM/yyyy',
    dateInvalid: 'This is not a date. Write day, month and year, such as 05/03/1990.',
    dateTooEarly: 'Choose {date} or a later day.',
    dateTooLate: 'Choose {date} or an earlier day.',
  },
  ar: {
    openCalendar: 'فتح التقويم',
    dateFormat: 'dd/MM/yyyy',
    dateInvalid: 'هذا ليس تاريخًا. اكتب اليوم والشهر والسنة، مثل 05/03/1990.',
    dateTooEarly: 'اختر {date} أو يومًا بعده.',
    dateTooLate: 'اختر {date} أو يومًا قبله.',
  },
  it: {
    openCalendar: 'Apri il calendario',
    dateFormat: 'gg/MM/aaaa',
    dateInvalid: 'Questa non è una data. Scrivi giorno, mese e anno, per esempio 05/03/1990.',
    dateTooEarly: 'Scegli il {date} o un giorno successivo.',
    dateTooLate: 'Scegli il {date} o un giorno precedente.',
  },
  vi: {
    openCalendar: 'Mở lịch',
    dateFormat: 'dd/MM/yyyy',
    dateInvalid: 'Đây không phải là ngày. Hãy viết ngày, tháng và năm, ví dụ 05/03/1990.',
    dateTooEarly: 'Hãy chọn {date} hoặc một ngày sau đó.',
    dateTooLate: 'Hãy chọn {date} hoặc một ngày trước đó.',
  },
};
