import type { UiLanguage } from '@franca/languages';
import type { Strings } from '../i18n/Strings.ts';

/** Keys of the texts about what could not be loaded. */
export type LoadErrorText = 'partFailed' | 'retry';

/** The texts of `RetryBanner`, and of parts that could not be loaded, in all languages. */
export const loadErrors: Record<UiLanguage, Strings<LoadErrorText>> = {
  en: {
    partFailed: 'This part could not be loaded. Check the connection, or reload the page.',
    retry: 'Retry',
  },
  ar: {
    partFailed: 'تعذر تحميل هذا الجزء. تحقق من الاتصال، أو أعد تحميل الصفحة.',
    retry: 'إعادة المحاولة',
  },
  it: {
    partFailed: 'Impossibile caricare questa parte. Controlla la connessione, oppure ricarica la pagina.',
    retry: 'Riprova',
  },
  vi: {
    partFailed: 'Không tải được phần này. Kiểm tra kết nối, hoặc tải lại trang.',
    retry: 'Thử lại',
  },
};
