import type { TextsLike } from '../i18n/Strings.ts';
import type * as en from './en.ts';

/** Texts of several components, in Vietnamese. */
export const general: TextsLike<typeof en.general> = {
  close: 'Đóng',
  cancel: 'Hủy',
  confirm: 'Xác nhận',
  online: 'Đang trực tuyến',
  offline: 'Ngoại tuyến',
  verified: 'Đã xác minh',
  notifications: 'Thông báo',
  dismiss: 'Bỏ qua',
  opensInNewTab: 'mở trong thẻ mới',
  resizeColumn: 'Đổi độ rộng cột',
  unread: { other: '{count} chưa đọc' },
};

/** The text of `Spinner`, on its own so that a button does not carry more, in Vietnamese. */
export const loading: TextsLike<typeof en.loading> = { loading: 'Đang tải' };

/** Texts about what could not be loaded, in Vietnamese. */
export const loadErrors: TextsLike<typeof en.loadErrors> = {
  partFailed: 'Không tải được phần này. Kiểm tra kết nối, hoặc tải lại trang.',
  retry: 'Thử lại',
};

/** Texts of the fields, in Vietnamese. */
export const fields: TextsLike<typeof en.fields> = {
  search: 'Tìm kiếm',
  clear: 'Xóa',
  countryPrefix: 'Mã quốc gia',
  phoneNumber: 'Số điện thoại',
  showOptions: 'Hiện lựa chọn',
  noResults: 'Không có kết quả',
};

/** Texts of `DateField`, in Vietnamese. */
export const dates: TextsLike<typeof en.dates> = {
  openCalendar: 'Mở lịch',
  dateFormat: 'dd/MM/yyyy',
  dateInvalid: 'Đây không phải là ngày. Hãy viết ngày, tháng và năm, ví dụ 05/03/1990.',
  dateTooEarly: 'Hãy chọn {date} hoặc một ngày sau đó.',
  dateTooLate: 'Hãy chọn {date} hoặc một ngày trước đó.',
};

/** Texts of `AvatarCropDialog`, in Vietnamese. */
export const crop: TextsLike<typeof en.crop> = {
  cropTitle: 'Cắt ảnh của bạn',
  cropZoom: 'Thu phóng',
  cropRotation: 'Xoay',
  cropArea: 'Ảnh; di chuyển bằng phím mũi tên',
  cropFailed: 'Không đọc được ảnh này. Hãy chọn ảnh khác.',
  apply: 'Áp dụng',
};

/** Texts of `FileButton` and `DropZone`, in Vietnamese. */
export const files: TextsLike<typeof en.files> = {
  chooseFile: 'Chọn tệp',
  filesTaken: { other: 'Đã nhận {count} tệp' },
  moreNames: '{count} tệp khác',
  kindRefused: 'Không được nhận ở đây: {names}.',
  sizeRefused: 'Lớn hơn {size}: {names}.',
  countRefused: { other: 'Ở đây chỉ nhận tối đa {count} tệp. Bỏ lại: {names}.' },
  folderRefused: 'Không nhận thư mục, chỉ nhận các tệp bên trong: {names}.',
};

/** Texts of `Carousel` and `ImageViewer`, in Vietnamese. */
export const gallery: TextsLike<typeof en.gallery> = {
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
};

/** What keys are called whose caps show a sign, in Vietnamese. */
export const keys: TextsLike<typeof en.keys> = {
  keyCommand: 'Command',
  keyControl: 'Control',
  keyOption: 'Option',
  keyShift: 'Shift',
  keyReturn: 'Return',
  keyDelete: 'Delete',
  keyEscape: 'Escape',
  keyWindows: 'Windows',
  keyUp: 'Mũi tên lên',
  keyDown: 'Mũi tên xuống',
  keyLeft: 'Mũi tên trái',
  keyRight: 'Mũi tên phải',
};
