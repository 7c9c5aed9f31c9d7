import type { LandingStrings } from './en.ts';

/** Vietnamese. */
export const vi: LandingStrings = {
  pageTitle: 'Franca – Nhắn tin đa ngôn ngữ theo thời gian thực',
  description:
    'Trò chuyện bằng hơn 90 ngôn ngữ: bạn viết bằng tiếng của mình, người khác đọc bằng tiếng của họ. Tin nhắn đến nơi đã được dịch, và chỉ cần một lần nhấp để xem bản gốc.',
  skip: 'Chuyển đến nội dung',
  menu: 'Trình đơn',
  notifications: 'Thông báo',
  mainNavigation: 'Chính',

  redeemCode: 'Đổi mã quà tặng',
  videos: 'Video',
  webVersion: 'Bản web',
  appInfo: 'Về ứng dụng',
  becomePartner: 'Trở thành đối tác',
  pricing: 'Bảng giá',
  enter: 'Đăng ký / Đăng nhập',

  tagline: 'Một thế giới, một ngôn ngữ!',
  heroTitle: 'Nhắn tin đa ngôn ngữ theo thời gian thực',
  heroText:
    'Hơn 90 ngôn ngữ trong một cuộc trò chuyện. Bạn viết bằng tiếng của mình, mọi người đọc bằng tiếng của họ.',
  startChatting: 'Bắt đầu trò chuyện',
  seeHow: 'Xem cách hoạt động',
  desktopAlt:
    'Một cuộc trò chuyện trong Franca: tin nhắn của Emma, người viết tiếng Anh, được đọc bằng tiếng Việt.',

  appTitle: 'Mang Franca theo bên bạn',
  appText:
    'Ứng dụng trên các cửa hàng chưa phát hành. Hôm nay bạn đã có thể cài Franca từ trình duyệt, trên cả điện thoại và máy tính.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  comingSoon: 'Sắp ra mắt',
  install: 'Cài dưới dạng ứng dụng web',
  installHelp:
    'iPhone và iPad: chọn Chia sẻ, rồi Thêm vào màn hình chính. Trình duyệt khác: mở trình đơn, rồi chọn Cài đặt.',
  installed: 'Đã cài Franca.',

  featuresTitle: 'Dành cho những người không nói chung một ngôn ngữ',
  textTitle: '90 ngôn ngữ cho văn bản',
  textText: 'Mỗi tin nhắn hiện bằng ngôn ngữ của người đọc, chỉ một thoáng sau khi gửi.',
  voiceTitle: '71 ngôn ngữ cho giọng nói',
  voiceText: 'Chuyển giọng nói thành văn bản và gọi video có phụ đề trực tiếp, không ai phải đoán.',
  groupTitle: 'Trò chuyện nhóm với tối đa 10 ngôn ngữ',
  groupText: 'Một nhóm, bao nhiêu ngôn ngữ cũng được. Không ai phải đổi tiếng nói của mình.',
  originalTitle: 'Bản gốc chỉ cách một lần nhấp',
  originalText: 'Bản dịch do máy thực hiện. Những gì được viết ban đầu luôn ở đó để đối chiếu.',
  offlineTitle: 'Dùng được khi mất mạng',
  offlineText: 'Những gì bạn viết được giữ trên thiết bị và gửi đi khi có kết nối trở lại.',
  ownTitle: 'Ngôn ngữ của bạn, chiều viết của bạn',
  ownText:
    'Tiếng Việt, tiếng Anh, tiếng Tây Ban Nha, tiếng Pháp, tiếng Ý và tiếng Ả Rập, từ trái sang phải và từ phải sang trái.',

  howTitle: 'Ứng dụng hoạt động thế nào',
  stepWrite: 'Viết bằng ngôn ngữ của bạn',
  stepWriteText: 'Minh viết tiếng Việt. Anh ấy đọc tin nhắn tiếng Anh của Emma bằng tiếng Việt.',
  stepTranslate: 'Franca dịch',
  stepTranslateText:
    'Tên, liên kết, con số và biểu tượng cảm xúc được giữ nguyên. Giọng điệu vẫn là của bạn.',
  stepRead: 'Họ đọc bằng ngôn ngữ của họ',
  stepReadText: 'Emma thấy chính cuộc trò chuyện đó bằng tiếng Anh và trả lời ngay.',
  ownAlt: 'Điện thoại của Minh: cuộc trò chuyện bằng tiếng Việt.',
  otherAlt: 'Điện thoại của Emma: cuộc trò chuyện đó bằng tiếng Anh.',

  webTitle: 'Bản web',
  webText:
    'Không cần tải về, không cần tạo tài khoản trước: mở trang, đăng nhập bằng số điện thoại hoặc email rồi viết.',
  openWeb: 'Mở bản web',

  videosTitle: 'Franca trong vài giây',
  videosText: 'Quay từ ứng dụng đang chạy, không có tiếng.',
  clipTranslation: 'Hai người, hai ngôn ngữ',
  clipTranslation1: 'Minh hỏi bằng tiếng Việt nhà ga ở đâu.',
  clipTranslation2: 'Emma đọc câu hỏi bằng tiếng Anh.',
  clipTranslation3: 'Cô cảm ơn bằng tiếng Anh, và anh đọc bằng tiếng Việt.',
  clipOriginal: 'Bản gốc, bất cứ khi nào bạn muốn',
  clipOriginal1: 'Tin nhắn đã dịch luôn cho biết điều đó.',
  clipOriginal2: 'Một lần nhấp để xem nguyên văn, nhấp lần nữa để quay lại.',
  clipStickers: 'Nhãn dán không cần dịch',
  clipStickers1: 'Nhãn dán nằm sau dấu cộng, cạnh ô nhập.',
  clipStickers2: 'Một lần nhấp là gửi.',
  playClip: 'Phát',
  captions: 'Phụ đề',

  shotsTitle: 'Nhìn vào bên trong',
  shotsLabel: 'Ảnh chụp màn hình',
  shotList: 'Mọi cuộc trò chuyện, bằng ngôn ngữ của bạn',
  shotEnglish: 'Emma đọc tiếng Anh',
  shotSpanish: 'Diego đọc tiếng Tây Ban Nha',
  shotFrench: 'Chloé đọc tiếng Pháp',
  shotItalian: 'Marco đọc tiếng Ý',
  shotArabic: 'Omar đọc tiếng Ả Rập, từ phải sang trái',
  shotVietnamese: 'Minh đọc tiếng Việt, với giao diện tối',
  previous: 'Ảnh trước',
  next: 'Ảnh tiếp theo',
  pause: 'Dừng trình chiếu',
  play: 'Chạy trình chiếu',

  emoticonsTitle: 'Biểu tượng cảm xúc',
  emoticonsText:
    'Nhãn dán cho những điều không ngôn ngữ nào nói được. Chúng đến từ Fluent Emoji, do Microsoft vẽ và phát hành dưới dạng mã nguồn mở.',
  partnerLink: 'Fluent Emoji của Microsoft',

  imagesTitle: 'Hình ảnh cao cấp',
  imagesText:
    'Những bức hình vẽ riêng cho Franca tạo cho cuộc trò chuyện một khung cảnh riêng. Cả hai bên đều thấy hình bạn chọn.',
  imageForest: 'Rừng',
  imageBeach: 'Bãi biển',
  imageChristmas: 'Giáng sinh',
  imagePaper: 'Giấy cũ',

  partnerTitle: 'Trở thành đối tác',
  partnerText:
    'Bạn muốn có Franca trong công ty, trường học hay sản phẩm của mình? Hãy viết cho chúng tôi, chúng tôi trả lời qua email.',
  name: 'Tên',
  email: 'Email',
  message: 'Lời nhắn',
  send: 'Gửi',
  leaveEmpty: 'Để trống ô này',
  enquirySent: 'Yêu cầu của bạn đã được gửi!',

  newsletterTitle: 'Tin từ Franca',
  newsletterText:
    'Thỉnh thoảng có tin về ngôn ngữ và tính năng mới. Bạn có thể hủy đăng ký bằng một lần nhấp.',
  subscribe: 'Đăng ký',
  subscribed: 'Bạn đã đăng ký thành công',
  subscribedHint: 'Hãy mở liên kết trong email chúng tôi gửi để xác nhận địa chỉ.',

  nameRequired: 'Tên là bắt buộc. Vui lòng nhập tên.',
  emailRequired: 'Email là bắt buộc. Vui lòng nhập email.',
  emailInvalid: 'Email không hợp lệ. Vui lòng thử lại.',
  newsletterEmailInvalid: 'Email không hợp lệ.',
  messageRequired: 'Lời nhắn là bắt buộc. Vui lòng nhập lời nhắn.',
  tooMany: 'Quá nhiều lần thử. Vui lòng đợi một lát rồi thử lại.',
  failed: 'Không gửi được. Hãy kiểm tra kết nối rồi thử lại.',

  plansTitle: 'Các gói và giá',
  perMonth: 'AUD mỗi tháng',
  plansFailed: 'Không tải được các gói. Hãy kiểm tra kết nối rồi thử lại.',

  footerContact: 'Liên hệ',
  footerProduct: 'Sản phẩm',
  footerSocial: 'Mạng xã hội',
  footerLegal: 'Pháp lý',
  footerLanguages: 'Ngôn ngữ',
  contactUs: 'Viết cho chúng tôi',
  api: 'API cho nhà phát triển',
  shareOn: 'Chia sẻ trên {place}',
  terms: 'Điều khoản',
  privacy: 'Quyền riêng tư',
};
