import type { Strings } from '../i18n/Strings.ts';
import type { en } from './en.ts';
import { loading } from './loading.ts';

/** Built-in texts in Vietnamese. */
export const vi: Strings<keyof typeof en> = {
  close: 'Đóng',
  cancel: 'Hủy',
  confirm: 'Xác nhận',
  ...loading.vi,
  required: 'bắt buộc',
  online: 'Đang trực tuyến',
  offline: 'Ngoại tuyến',
  verified: 'Đã xác minh',
  notifications: 'Thông báo',
  dismiss: 'Bỏ qua',
  opensInNewTab: 'mở trong thẻ mới',
  resizeColumn: 'Đổi độ rộng cột',
  cropTitle: 'Cắt ảnh của bạn',
  cropZoom: 'Thu phóng',
  cropRotation: 'Xoay',
  cropArea: 'Ảnh; di chuyển bằng phím mũi tên',
  cropFailed: 'Không đọc được ảnh này. Hãy chọn ảnh khác.',
  apply: 'Áp dụng',
  unread: { other: '{count} chưa đọc' },
};
