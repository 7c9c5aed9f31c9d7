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
  receiptSubject: 'Biên nhận của bạn cho Franca {plan}',
  receiptBody:
    'Thẻ có số cuối {card} của bạn đã bị trừ {amount} cho Franca {plan}. Gói của bạn có hiệu lực đến {day}, sau đó tự động gia hạn cho đến khi bạn hủy trong mục Tài khoản.',
  trialBegunSubject: 'Bạn đã bắt đầu dùng thử Franca {plan}',
  trialBegunBody:
    'Bạn có thể dùng Franca {plan} miễn phí đến {day}. Sau đó thẻ của bạn bị trừ {amount} mỗi tháng, trừ khi bạn hủy trước trong mục Tài khoản.',
  trialEndsSubject: 'Thời gian dùng thử Franca {plan} sẽ kết thúc vào {day}',
  trialEndsBody:
    'Thời gian dùng thử Franca {plan} kết thúc vào {day}. Sau đó thẻ của bạn bị trừ {amount} mỗi tháng, trừ khi bạn hủy trước trong mục Tài khoản.',
  renewalFailedSubject: 'Thanh toán cho Franca {plan} không thành công',
  renewalFailedBody:
    'Không thể trừ {amount} cho Franca {plan} từ thẻ của bạn. Hiện tại mọi tính năng vẫn mở. Lần thử tiếp theo là {day}; bạn có thể nhập thẻ khác trong mục Tài khoản.',
  cancelledSubject: 'Gói đăng ký Franca {plan} của bạn đã được hủy',
  cancelledBody:
    'Franca {plan} còn hiệu lực đến {day} và sẽ không bị trừ tiền nữa. Cho đến lúc đó, bạn có thể khôi phục gói trong mục Tài khoản.',
  restartedSubject: 'Gói đăng ký Franca {plan} của bạn được tiếp tục',
  restartedBody: 'Bạn đã rút lại việc hủy. Kỳ hiện tại của Franca {plan} kéo dài đến {day}.',
  endedSubject: 'Franca {plan} đã kết thúc',
  endedBody:
    'Hiện bạn dùng gói miễn phí. Những gì bạn đã viết hoặc nhận không bị xóa. Chi tiết về Franca {plan} được lưu giữ trong 10 tháng.',
  refundedSubject: 'Khoản thanh toán cho Franca {plan} đã được hoàn lại',
  refundedBody:
    '{amount} đã được hoàn lại vào thẻ của bạn: khoản thanh toán này cho Franca {plan} không còn cần thiết.',
  emailNoticeSubject: 'Địa chỉ email Franca của bạn sắp thay đổi',
  emailNoticeBody:
    '{email} đã được nhập làm địa chỉ email mới của tài khoản Franca của bạn. Địa chỉ đó sẽ thay địa chỉ này khi liên kết gửi tới đó được mở. Nếu không phải bạn, hãy đăng nhập bằng địa chỉ này, nhập lại nó trong hồ sơ và đăng xuất các thiết bị khác trong phần cài đặt.',
  deletionSubject: '{code} là mã để xóa tài khoản Franca của bạn',
  deletionCode:
    '{code} là mã xóa tài khoản Franca của bạn cùng mọi dữ liệu trong đó. Mã có hiệu lực trong {minutes} phút. Nếu bạn không yêu cầu, có người khác đang đăng nhập: đừng chia sẻ mã và hãy đăng xuất các thiết bị khác trong phần cài đặt.',
  lockSubject: 'Số điện thoại của bạn tạm thời không dùng để đăng nhập được',
  lockBody:
    'Ai đó đã nhập sai mã 100 lần cho tài khoản Franca của bạn. Trong 30 ngày, số điện thoại của bạn chỉ đăng nhập được trên các thiết bị đã từng đăng nhập bằng số này; địa chỉ email của bạn vẫn dùng được. Bạn vẫn đăng nhập ở những nơi hiện có.',
  pushMessage: 'Tin nhắn mới',
  pushPhoto: 'Ảnh',
  pushVideo: 'Đoạn video',
  pushFile: 'Tệp',
  pushVoice: 'Tin nhắn thoại',
  pushContact: 'Danh bạ',
  pushLocation: 'Vị trí',
  pushSticker: 'Nhãn dán',
  pushRough: 'Bản dịch sơ lược: {text}',
  pushVideoCall: 'Cuộc gọi video đến',
  pushAudioCall: 'Cuộc gọi thoại đến',
};
