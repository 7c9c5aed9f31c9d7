import type { Strings } from '../i18n/Strings.ts';
import { loading } from './loading.ts';

/** Built-in texts in English, the source of all others. */
export const en = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  ...loading.en,
  required: 'required',
  online: 'Online',
  offline: 'Offline',
  verified: 'Verified',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  opensInNewTab: 'opens in a new tab',
  resizeColumn: 'Resize the column',
  cropTitle: 'Crop your photo',
  cropZoom: 'Zoom',
  cropRotation: 'Rotation',
  cropArea: 'Photo; move it with the arrow keys',
  cropFailed: 'This picture could not be read. Choose another one.',
  apply: 'Apply',
  unread: { one: '{count} unread', other: '{count} unread' },
} satisfies Strings;
