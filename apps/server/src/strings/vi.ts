import type { MessageTexts } from './MessageTexts.ts';

/** Vietnamese. */
export const vi: MessageTexts = {
  signInCode:
    'Mã Franca của bạn là {code}. Mã có hiệu lực trong {minutes} phút. Đừng chia sẻ mã với bất kỳ ai.',
  linkSubject: 'Liên kết đăng nhập nhanh Franca của bạn',
  linkIntroduction:
    'Mở liên kết này để đăng nhập vào Franca. Liên kết dùng được một lần, trong {minutes} phút.',
  linkButton: 'Đăng nhập vào Franca',
  linkFallback: 'Nếu nút không hoạt động, hãy sao chép địa chỉ này vào trình duyệt:',
  linkIgnore: 'Nếu bạn không yêu cầu thư này, bạn có thể bỏ qua. Không ai vào được nếu không có liên kết.',
};
