import type { TranslationTexts } from './en.ts';

/** Vietnamese. */
export const vi: TranslationTexts = {
  device: 'Thiết bị này: trình duyệt của bạn (dịch)',
  preview: 'Hiện điều người khác sẽ đọc',
  previewHint:
    'Bên dưới nội dung bạn viết ở đây. Các công cụ nêu bên dưới nhận lời của bạn trước khi bạn gửi; không có gì được lưu lại. Chỉ trên thiết bị này.',
  terms: 'Tên và thuật ngữ',
  termsHint:
    'Tên được giữ nguyên và thuật ngữ nhận những từ ghi ở đây, trong các tin nhắn tiếp theo của mọi người trong cuộc trò chuyện này. Chỉ nhận ra đúng dạng này của từ.',
  term: 'Tên hoặc thuật ngữ',
  translation: 'Bản dịch',
  asItIs: 'Giữ nguyên',
  into: 'Bằng {language}',
  add: 'Thêm',
  change: 'Sửa {term}',
  save: 'Lưu',
  remove: 'Xóa {term}',
  cancel: 'Hủy',
  kept: '{term} được giữ nguyên',
  becomes: '{term}: {translations}',
  by: '{name} đã thêm',
  none: 'Chưa có gì.',
  failed: 'Không thể tải.',
  added: 'Đã lưu {term}.',
  removed: 'Đã xóa {term}.',
};
