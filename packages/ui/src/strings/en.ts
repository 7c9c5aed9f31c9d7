import type { Strings } from '../i18n/Strings.ts';

// English is the source: its keys are those of every other language.

/** Texts of several components, in English. */
export const general = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  online: 'Online',
  offline: 'Offline',
  verified: 'Verified',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  opensInNewTab: 'opens in a new tab',
  resizeColumn: 'Resize the column',
  unread: { one: '{count} unread', other: '{count} unread' },
} satisfies Strings;

/** The text of `Spinner`, on its own so that a button does not carry more, in English. */
export const loading = { loading: 'Loading' } satisfies Strings;

/** Texts about what could not be loaded, in English. */
export const loadErrors = {
  partFailed: 'This part could not be loaded. Check the connection, or reload the page.',
  retry: 'Retry',
} satisfies Strings;

/** Texts of the fields, in English. */
export const fields = {
  search: 'Search',
  clear: 'Clear',
  countryPrefix: 'Country prefix',
  phoneNumber: 'Phone number',
  showOptions: 'Show options',
  noResults: 'No results',
} satisfies Strings;

/** Texts of `DateField`, in English. */
export const dates = {
  openCalendar: 'Open the calendar',
  dateFormat: 'dd/MM/yyyy',
  dateInvalid: 'This is not a date. Write day, month and year, such as 05/03/1990.',
  dateTooEarly: 'Choose {date} or a later day.',
  dateTooLate: 'Choose {date} or an earlier day.',
} satisfies Strings;

/** Texts of `AvatarCropDialog`, in English. */
export const crop = {
  cropTitle: 'Crop your photo',
  cropZoom: 'Zoom',
  cropRotation: 'Rotation',
  cropArea: 'Photo; move it with the arrow keys',
  cropFailed: 'This picture could not be read. Choose another one.',
  apply: 'Apply',
} satisfies Strings;

/** Texts of `FileButton` and `DropZone`, in English. */
export const files = {
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
} satisfies Strings;

/** Texts of `Carousel` and `ImageViewer`, in English. */
export const gallery = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{number} of {count}',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Enlarge',
  zoomOut: 'Make smaller',
  zoomWhole: 'Show the whole picture',
  playVideo: 'Play',
  pauseVideo: 'Pause',
  muteVideo: 'Sound off',
  unmuteVideo: 'Sound on',
  videoPosition: 'Position in the video',
  videoAt: '{time} of {length}',
  wholeScreen: 'Whole screen',
  videoFailed: 'This video could not be played.',
  download: 'Download',
  imageFailed: 'This picture could not be loaded.',
  closeViewer: 'Close',
} satisfies Strings;

/** What keys are called whose caps show a sign, in English. */
export const keys = {
  keyCommand: 'Command',
  keyControl: 'Control',
  keyOption: 'Option',
  keyShift: 'Shift',
  keyReturn: 'Return',
  keyDelete: 'Delete',
  keyEscape: 'Escape',
  keyWindows: 'Windows',
  keyUp: 'Up arrow',
  keyDown: 'Down arrow',
  keyLeft: 'Left arrow',
  keyRight: 'Right arrow',
} satisfies Strings;
