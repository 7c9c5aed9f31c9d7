export const vi = `
send: gửi
write: viết, soạn, gõ
delete: xóa, xoá, gỡ bỏ, bỏ đi
recall: thu hồi, hủy gửi, gửi nhầm, nhầm chat, nhầm nhóm, nhầm người, trước khi họ đọc
edit: sửa, chỉnh sửa, sửa lại
change: đổi, thay đổi, chọn
add: thêm, mời
leave: rời, thoát, ra khỏi
create: tạo, lập, bắt đầu
stop: dừng, ngừng, kết thúc, tắt
start: bật
off: tắt
block: chặn, quấy rối, làm phiền, spam, nhắn hoài, nhắn làm phiền, quấy
unblock: bỏ chặn, gỡ chặn, hủy chặn
mute: tắt tiếng, im lặng, tắt thông báo, tắt âm, kêu, reo, bớt ồn, kêu hoài
call: cuộc gọi, gọi điện, gọi video, gọi thoại, khi gọi, đang gọi, nghe máy, nói chuyện điện thoại, qua điện thoại
video: video
camera: máy ảnh, camera, máy quay, khuôn mặt
microphone: micrô, micro, mic
speakers: loa, tai nghe
unheard: nghe thấy tôi, không nghe tôi, nghe được tôi, không ai nghe
screen: màn hình, slide, bài thuyết trình
background: phông nền, nền ảo, hình nền, làm mờ, phía sau tôi
record: ghi lại, ghi âm, ghi hình
transcript: bản ghi lời, phụ đề, lời đã nói
people: thành viên, người tham gia, người, cho bạn bè, cho một người bạn
message: tin nhắn, tin, điều tôi đã viết, cái tôi đã gửi
chat: cuộc trò chuyện, trò chuyện, đoạn chat, hội thoại
group: nhóm
photo: ảnh, hình ảnh, bức ảnh, tấm hình, chữ cái đầu, avatar
file: tệp, tài liệu, tập tin
voice: thoại, giọng nói, âm thanh
dictate: đọc chính tả, nhập bằng giọng nói, đọc để viết
listen: nghe, phát
language: ngôn ngữ, tiếng nói
translate: dịch, bản dịch, phiên dịch
original: bản gốc, nguyên văn, trước khi dịch
rough: bản dịch thô, dịch thô, gần đúng
password: mật khẩu
signin: đăng nhập
signup: đăng ký tài khoản, tạo tài khoản, tài khoản mới
signout: đăng xuất
account: tài khoản
plan: gói, gói dịch vụ, gói đăng ký, premium, ultimate, enterprise
price: giá, chi phí, phí, bao nhiêu tiền
pay: thanh toán, trả tiền, thẻ
invoice: hóa đơn, biên lai
trial: dùng thử, thử miễn phí, miễn phí
cancel: hủy, hủy gói, gia hạn
gift: quà tặng, phiếu quà, mã quà
friend: bạn bè, kết bạn, thêm bạn
befriend: làm bạn với, trở thành bạn, thêm bạn bè, lời mời kết bạn
unfriend: hủy kết bạn, kết thúc tình bạn, kết thúc kết bạn, không làm bạn nữa, xóa bạn, bỏ kết bạn, xóa khỏi danh sách bạn bè
request: lời mời, yêu cầu
accept: chấp nhận, đồng ý
decline: từ chối
online: trực tuyến, lần cuối, đang hoạt động
seen: đã xem, được đọc, đã đọc, dấu tích, ai đã đọc, đã xem tin
visible: hiển thị với người khác, người khác thấy, người khác nhìn thấy, người khác xem, ai thấy gì, ai thấy, ai xem được, ai nhìn thấy
notification: thông báo, báo, thông báo đẩy
receive: nhận được, nhận
dark: chế độ tối, tối, ban đêm
size: cỡ chữ, kích thước, to hơn, lớn hơn, phông chữ, tăng cỡ, phóng to
theme: chủ đề, màu sắc, giao diện
contact: liên hệ, danh bạ
location: vị trí, địa điểm, bản đồ, tôi đang ở đâu, đang ở đâu, chỗ tôi đang
sticker: nhãn dán, sticker, hình dán
emoji: emoji, biểu tượng cảm xúc, mặt cười
react: cảm xúc, thả tim, phản ứng, tim, trái tim, thả cảm xúc
pin: ghim, lên đầu, trên đầu, ở đầu danh sách
star: gắn sao, yêu thích
reply: trả lời, trích dẫn
forward: chuyển tiếp, gửi lại cho người khác
copy: sao chép
archive: lưu trữ, cất, cất bớt, dọn bớt
search: tìm, tìm kiếm
date: ngày, lịch
share: chia sẻ
download: tải, tải xuống, tải về, xuất, sao lưu
device: thiết bị, máy tính, điện thoại, máy
keyboard: bàn phím, phím tắt, phím
offline: không có mạng, mất mạng, không có kết nối, ngoại tuyến, không có internet
install: cài franca, cài đặt franca, android, iphone, ứng dụng trên điện thoại
update: cập nhật, phiên bản
profile: hồ sơ
name: tên, đổi tên
accent: giọng vùng, giọng địa phương
privacy: riêng tư, quyền riêng tư, mã hóa, an toàn, bí mật
limit: giới hạn, tối đa, bao nhiêu người, bao nhiêu, lớn bao nhiêu, nặng bao nhiêu
mention: nhắc đến, gắn thẻ
link: liên kết, mã qr
lost: quên, mất, thiếu
broken: gián đoạn, rớt, bị ngắt
assistant: trợ lý, smarttalk, bot, robot, trợ lý ai
text: chữ, văn bản, câu chữ
data: dữ liệu, thông tin
restore: khôi phục, lấy lại
expel: đuổi, xóa thành viên, loại thành viên, đưa ai đó ra, đá ra, kick
hide: ẩn, che, giấu
read: đọc
speak: nói, nói chuyện
failure: không hoạt động, không chạy, bị hỏng
untranslated: không có bản dịch, không được dịch, chưa dịch
summary: tóm tắt, giải thích
vanish: biến mất, tự hủy, tự xóa, tự mất, tự biến mất
`;
