import type { TextsLike } from '../i18n/Strings.ts';
import type * as en from './en.ts';

/** Texts of several components, in Italian. */
export const general: TextsLike<typeof en.general> = {
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  online: 'In linea',
  offline: 'Non in linea',
  verified: 'Verificato',
  notifications: 'Notifiche',
  dismiss: 'Ignora',
  opensInNewTab: 'si apre in una nuova scheda',
  resizeColumn: 'Ridimensiona la colonna',
  unread: { one: '{count} non letto', other: '{count} non letti' },
};

/** The text of `Spinner`, on its own so that a button does not carry more, in Italian. */
export const loading: TextsLike<typeof en.loading> = { loading: 'Caricamento' };

/** Texts about what could not be loaded, in Italian. */
export const loadErrors: TextsLike<typeof en.loadErrors> = {
  partFailed: 'Impossibile caricare questa parte. Controlla la connessione, oppure ricarica la pagina.',
  retry: 'Riprova',
};

/** Texts of the fields, in Italian. */
export const fields: TextsLike<typeof en.fields> = {
  search: 'Cerca',
  clear: 'Cancella',
  countryPrefix: 'Prefisso del paese',
  phoneNumber: 'Numero di telefono',
  showOptions: 'Mostra le opzioni',
  noResults: 'Nessun risultato',
};

/** Texts of `DateField`, in Italian. */
export const dates: TextsLike<typeof en.dates> = {
  openCalendar: 'Apri il calendario',
  dateFormat: 'gg/MM/aaaa',
  dateInvalid: 'Questa non è una data. Scrivi giorno, mese e anno, per esempio 05/03/1990.',
  dateTooEarly: 'Scegli il {date} o un giorno successivo.',
  dateTooLate: 'Scegli il {date} o un giorno precedente.',
};

/** Texts of `AvatarCropDialog`, in Italian. */
export const crop: TextsLike<typeof en.crop> = {
  cropTitle: 'Ritaglia la tua foto',
  cropZoom: 'Zoom',
  cropRotation: 'Rotazione',
  cropArea: 'Foto; spostala con i tasti freccia',
  cropFailed: 'Non è stato possibile leggere questa immagine. Scegline un’altra.',
  apply: 'Applica',
};

/** Texts of `FileButton` and `DropZone`, in Italian. */
export const files: TextsLike<typeof en.files> = {
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
};

/** Texts of `Carousel` and `ImageViewer`, in Italian. */
export const gallery: TextsLike<typeof en.gallery> = {
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
};

/** What keys are called whose caps show a sign, in Italian. */
export const keys: TextsLike<typeof en.keys> = {
  keyCommand: 'Comando',
  keyControl: 'Control',
  keyOption: 'Opzione',
  keyShift: 'Maiuscole',
  keyReturn: 'Invio',
  keyDelete: 'Cancella',
  keyEscape: 'Escape',
  keyWindows: 'Windows',
  keyUp: 'Freccia su',
  keyDown: 'Freccia giù',
  keyLeft: 'Freccia sinistra',
  keyRight: 'Freccia destra',
};
