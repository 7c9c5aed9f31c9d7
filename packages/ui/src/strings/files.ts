import type { UiLanguage } from '@franca/languages';
import type { Strings } from '../i18n/Strings.ts';

/** Keys of the texts of `FileButton` and `DropZone`. */
export type FileText =
  | 'chooseFile'
  | 'filesTaken'
  | 'moreNames'
  | 'kindRefused'
  | 'sizeRefused'
  | 'countRefused'
  | 'folderRefused';

/** The texts of `FileButton` and `DropZone`, apart from the others so that other buttons do not carry them. */
export const files: Record<UiLanguage, Strings<FileText>> = {
  en: {
    chooseFile: 'Choose a file',
    filesTaken: { one: '{count} file taken', other: '{count} files taken' },
    moreNames: '{count} more',
    kindRefused: 'Not accepted here: {names}.',
    sizeRefused: 'Larger than {size}: {names}.',
    countRefused: {
      one: 'Only one file fits here. Left out: {names}.',
      other: 'At most {count} files fit here. Left out: {names}.',
    },
    folderRefused: 'Folders cannot be taken, only the files in them: {names}.',
  },
  ar: {
    chooseFile: 'اختر ملفًا',
    filesTaken: {
      zero: 'لم يُؤخذ أي ملف',
      one: 'أُخذ ملف واحد',
      two: 'أُخذ ملفان',
      few: 'أُخذت {count} ملفات',
      many: 'أُخذ {count} ملفًا',
      other: 'أُخذ {count} ملف',
    },
    moreNames: '{count} غيرها',
    kindRefused: 'غير مقبول هنا: {names}.',
    sizeRefused: 'أكبر من {size}: {names}.',
    countRefused: {
      one: 'لا يتسع المكان إلا لملف واحد. تُرك: {names}.',
      two: 'لا يتسع المكان لأكثر من ملفين. تُرك: {names}.',
      few: 'لا يتسع المكان لأكثر من {count} ملفات. تُرك: {names}.',
      other: 'لا يتسع المكان لأكثر من {count} ملفًا. تُرك: {names}.',
    },
    folderRefused: 'لا تُقبل المجلدات، بل الملفات التي فيها: {names}.',
  },
  it: {
    chooseFile: 'Scegli un file',
    filesTaken: { one: '{count} file preso', other: '{count} file presi' },
    moreNames: 'altri {count}',
    kindRefused: 'Non accettati qui: {names}.',
    sizeRefused: 'Più grandi di {size}: {names}.',
    countRefused: {
      one: 'Qui c’è posto per un solo file. Esclusi: {names}.',
      other: 'Qui c’è posto per {count} file al massimo. Esclusi: {names}.',
    },
    folderRefused: 'Le cartelle non si possono prendere, solo i file che contengono: {names}.',
  },
  vi: {
    chooseFile: 'Chọn tệp',
    filesTaken: { other: 'Đã nhận {count} tệp' },
    moreNames: '{count} tệp khác',
    kindRefused: 'Không được nhận ở đây: {names}.',
    sizeRefused: 'Lớn hơn {size}: {names}.',
    countRefused: { other: 'Ở đây chỉ nhận tối đa {count} tệp. Bỏ lại: {names}.' },
    folderRefused: 'Không nhận thư mục, chỉ nhận các tệp bên trong: {names}.',
  },
};
