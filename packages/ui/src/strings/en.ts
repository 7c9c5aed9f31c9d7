import type { Strings } from '../i18n/Strings.ts';
import { loading } from './loading.ts';

/** Built-in texts in English, the source of all others. */
export const en = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  clear: 'Clear',
  search: 'Search',
  ...loading.en,
  noResults: 'No results',
  required: 'required',
  online: 'Online',
  offline: 'Offline',
  verified: 'Verified',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  countryPrefix: 'Country prefix',
  phoneNumber: 'Phone number',
  showOptions: 'Show options',
  opensInNewTab: 'opens in a new tab',
  resizeColumn: 'Resize the column',
  cropTitle: 'Crop your photo',
  cropZoom: 'Zoom',
  cropRotation: 'Rotation',
  cropArea: 'Photo; move it with the arrow keys',
  cropFailed: 'This picture could not be read. Choose another one.',
  apply: 'Apply',
  chooseFile: 'Choose a file',
  unread: { one: '{count} unread', other: '{count} unread' },
} satisfies Strings;
