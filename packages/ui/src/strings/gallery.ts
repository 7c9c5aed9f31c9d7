import type { UiLanguage } from '@franca/languages';
import type { Strings } from '../i18n/Strings.ts';

/** Keys of the texts of `Carousel` and `ImageViewer`. */
export type GalleryText =
  | 'carousel'
  | 'slide'
  | 'slideOf'
  | 'previous'
  | 'next'
  | 'zoomIn'
  | 'zoomOut'
  | 'zoomWhole'
  | 'download'
  | 'imageFailed'
  | 'closeViewer';

/** The texts of `Carousel` and `ImageViewer`, apart from the others so that a field does not carry them. */
export const gallery: Record<UiLanguage, Strings<GalleryText>> = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    slideOf: '{number} of {count}',
    previous: 'Previous',
    next: 'Next',
    zoomIn: 'Enlarge',
    zoomOut: 'Make smaller',
    zoomWhole: 'Show the whole picture',
    download: 'Download',
    imageFailed: 'This picture could not be loaded.',
    closeViewer: 'Close',
  },
  ar: {
    carousel: 'معرض متتابع',
    slide: 'شريحة',
    slideOf: '{number} من {count}',
    previous: 'السابق',
    next: 'التالي',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    zoomWhole: 'عرض الصورة كاملة',
    download: 'تنزيل',
    imageFailed: 'تعذّر تحميل هذه الصورة.',
    closeViewer: 'إغلاق',
  },
  it: {
    carousel: 'carosello',
    slide: 'diapositiva',
    slideOf: '{number} di {count}',
    previous: 'Precedente',
    next: 'Successiva',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    zoomWhole: 'Mostra l’immagine intera',
    download: 'Scarica',
    imageFailed: 'Non è stato possibile caricare questa immagine.',
    closeViewer: 'Chiudi',
  },
  vi: {
    carousel: 'băng chuyền',
    slide: 'trang',
    slideOf: '{number} trên {count}',
    previous: 'Trước',
    next: 'Sau',
    zoomIn: 'Phóng to',
    zoomOut: 'Thu nhỏ',
    zoomWhole: 'Hiện toàn bộ ảnh',
    download: 'Tải xuống',
    imageFailed: 'Không tải được ảnh này.',
    closeViewer: 'Đóng',
  },
};
