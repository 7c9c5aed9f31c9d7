import type { AssistantTexts } from './AssistantTexts.ts';

export const vi: AssistantTexts = {
  greeting: 'Xin chào! Hãy hỏi tôi về Franca, hoặc hỏi “bạn có thể làm gì?”.',
  identity:
    'Tôi là trợ lý có sẵn trong Franca. Tôi không phải mô hình ngôn ngữ, không phải ChatGPT hay mô hình nào khác: tôi tìm trong các trang trợ giúp của Franca, và câu hỏi của bạn không rời máy chủ này, trừ văn bản cần dịch được gửi tới các công cụ dịch của máy chủ.\n\nTôi có thể:\n\n- trả lời câu hỏi về Franca, ví dụ “Làm sao rời nhóm?”\n- dịch một câu: “dịch ‘chào buổi sáng’ sang tiếng Ý”\n- cho biết có gì chưa đọc: “hôm nay có gì chưa đọc?”\n- tìm tin nhắn hoặc người: “tìm tin nhắn về chuyến tàu”\n- mở một phần của Franca: “mở cài đặt”',
  unknown:
    'Tôi không biết điều đó. Tôi là trợ lý có sẵn trong Franca và chỉ biết các trang trợ giúp của Franca. Hãy hỏi về Franca bằng từ khác, hoặc xem [các trang trợ giúp]({url}).',
  helpPage: 'Từ trang trợ giúp [{title}]({url}).',
  seeAlso: 'Xem thêm: {pages}.',
  translated: {
    exact: '{target}, từ {source}: câu đã được kiểm tra ({engine}).',
    good: '{target}, từ {source}, do máy dịch ({engine}).',
    rough: '≈ Bản dịch thô sang {target}, từ {source} ({engine}): có thể sai.',
  },
  sameLanguage: 'Văn bản này đã là {target}.',
  noLanguage: 'Tôi không biết ngôn ngữ nào tên là “{name}”.',
  noTranslation: 'Máy chủ này không dịch được văn bản này sang {target}.',
  translationDown: 'Hiện không dịch được. Hãy thử lại sau.',
  unreadNone: 'Không có gì chưa đọc.',
  unreadNoneToday: 'Trong 24 giờ qua không có gì chưa đọc.',
  unread: 'Các cuộc trò chuyện có tin nhắn chưa đọc, và số lượng:',
  unreadToday: 'Các cuộc trò chuyện có tin nhắn chưa đọc trong 24 giờ qua, và số tin chưa đọc:',
  opens: 'Đây: [{name}]({url}).',
  messagesFound: 'Tin nhắn có “{words}”, mới nhất trước:',
  messagesNone: 'Tôi không tìm thấy tin nhắn nào có “{words}” trong các cuộc trò chuyện của bạn.',
  peopleFound: 'Những người tên “{words}”:',
  nothingFound: 'Tôi không tìm thấy người hay tin nhắn nào cho “{words}”.',
  parts: {
    settings: 'Cài đặt',
    profile: 'Hồ sơ',
    plans: 'Các gói và giá',
    account: 'Gói/tài khoản',
    notifications: 'Thông báo',
    friends: 'Bạn bè',
    requests: 'Lời mời kết bạn',
    newChat: 'Cuộc trò chuyện mới',
    newGroup: 'Nhóm mới',
    shortcuts: 'Phím tắt',
    about: 'Giới thiệu',
    help: 'Trợ giúp',
    logOut: 'Đăng xuất',
  },
};
