import type { MessageTexts } from './en.ts';

/** Vietnamese. */
export const vi: MessageTexts = {
  signInCode:
    'Mã Franca của bạn là {code}. Mã có hiệu lực trong {minutes} phút. Đừng chia sẻ mã với bất kỳ ai.',
  linkSubject: 'Liên kết đăng nhập nhanh Franca của bạn',
  linkIntroduction:
    'Mở liên kết này để đăng nhập vào Franca. Liên kết dùng được một lần, trong {minutes} phút.',
  linkButton: 'Đăng nhập vào Franca',
  confirmSubject: 'Xác nhận địa chỉ e-mail của bạn cho Franca',
  confirmIntroduction:
    'Địa chỉ này đã được nhập vào một hồ sơ Franca. Mở liên kết này để xác nhận đây là địa chỉ của bạn và dùng nó để đăng nhập từ nay về sau. Liên kết dùng được một lần, trong {minutes} phút.',
  confirmButton: 'Xác nhận địa chỉ',
  confirmIgnore:
    'Nếu không phải bạn đã nhập, đừng mở liên kết và hãy bỏ qua thư này. Không có liên kết thì địa chỉ không được gắn với hồ sơ.',
  linkFallback: 'Nếu nút không hoạt động, hãy sao chép địa chỉ này vào trình duyệt:',
  linkIgnore: 'Nếu bạn không yêu cầu thư này, bạn có thể bỏ qua. Không ai vào được nếu không có liên kết.',
  newsletterSubject: 'Xác nhận đăng ký nhận tin từ Franca',
  newsletterIntroduction:
    'Địa chỉ này đã được nhập để nhận tin về Franca. Hãy mở liên kết này trong vòng {days} ngày để xác nhận rằng bạn muốn nhận tin.',
  newsletterButton: 'Xác nhận đăng ký',
  newsletterIgnore:
    'Nếu không phải bạn đã nhập, bạn không cần làm gì: nếu liên kết không được mở, bạn sẽ không nhận thêm thư nào và địa chỉ sẽ bị xóa.',
  newsletterEnd: 'Để hủy đăng ký bất cứ lúc nào, hãy mở địa chỉ này: {link}',
  unsubscribeTitle: 'Hủy đăng ký nhận tin từ Franca',
  unsubscribeButton: 'Hủy đăng ký',
  unsubscribed: 'Bạn đã hủy đăng ký. Bạn sẽ không nhận thêm thư nào.',
  linkInvalid: 'Liên kết này không hợp lệ hoặc đã được sử dụng.',
  subscribed: 'Bạn đã đăng ký thành công',
  subscribedHint: 'Hãy mở liên kết trong email chúng tôi gửi để xác nhận địa chỉ.',
  enquirySent: 'Yêu cầu của bạn đã được gửi!',
  formFailed: 'Không gửi được biểu mẫu. Vui lòng kiểm tra thông tin đã nhập và thử lại.',
  backToFranca: 'Quay lại Franca',
};
