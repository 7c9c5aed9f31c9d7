import type { Strings } from '../i18n/Strings.ts';
import type { en } from './en.ts';
import { loading } from './loading.ts';

/** Built-in texts in Italian. */
export const it: Strings<keyof typeof en> = {
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  ...loading.it,
  required: 'obbligatorio',
  online: 'In linea',
  offline: 'Non in linea',
  verified: 'Verificato',
  notifications: 'Notifiche',
  dismiss: 'Ignora',
  opensInNewTab: 'si apre in una nuova scheda',
  resizeColumn: 'Ridimensiona la colonna',
  cropTitle: 'Ritaglia la tua foto',
  cropZoom: 'Zoom',
  cropRotation: 'Rotazione',
  cropArea: 'Foto; spostala con i tasti freccia',
  cropFailed: 'Non è stato possibile leggere questa immagine. Scegline un’altra.',
  apply: 'Applica',
  unread: { one: '{count} non letto', other: '{count} non letti' },
};
