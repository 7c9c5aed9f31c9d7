import type { UiLanguage } from '@franca/languages';
import type { Strings } from '../i18n/Strings.ts';

/** Keys of the texts of the fields. */
export type FieldText = 'search' | 'clear' | 'countryPrefix' | 'phoneNumber' | 'showOptions' | 'noResults';

/** The texts of the fields, apart from the others so that a dialog does not carry them. */
export const fields: Record<UiLanguage, Strings<FieldText>> = {
  en: {
    search: 'Search',
    clear: 'Clear',
    countryPrefix: 'Country prefix',
    phoneNumber: 'Phone number',
    showOptions: 'Show options',
    noResults: 'No results',
  },
  ar: {
    search: 'بحث',
    clear: 'مسح',
    countryPrefix: 'رمز البلد',
    phoneNumber: 'رقم الهاتف',
    showOptions: 'عرض الخيارات',
    noResults: 'لا توجد نتائج',
  },
  it: {
    search: 'Cerca',
    clear: 'Cancella',
    countryPrefix: 'Prefisso del paese',
    phoneNumber: 'Numero di telefono',
    showOptions: 'Mostra le opzioni',
    noResults: 'Nessun risultato',
  },
  vi: {
    search: 'Tìm kiếm',
    clear: 'Xóa',
    countryPrefix: 'Mã quốc gia',
    phoneNumber: 'Số điện thoại',
    showOptions: 'Hiện lựa chọn',
    noResults: 'Không có kết quả',
  },
};
