import type { IntentPatterns } from './Intent.ts';

export const vi: IntentPatterns = {
  greet: /^(?:xin chào|chào|chào bạn|cảm ơn|cám ơn)(?: smarttalk)?$/i,
  identity: [
    /^bạn là (?:ai|gì)|^bạn tên (?:là )?gì/i,
    /^bạn (?:có phải )?(?:là )?(?:chat ?gpt|gpt|ai(?: không)?$|robot|bot|người|con người|openai|máy)/i,
    /bạn (?:có thể )?(?:biết )?(?:không )?làm được gì|bạn (?:không )?có thể làm gì/i,
    /bạn có thể sai|bạn có sai/i,
  ],
  translate: [
    /^(?:hãy |làm ơn |xin )*dịch (?:câu )?(?<text>.+) (?:sang|ra|qua) (?<language>[\p{L} ]+)$/iu,
    /^(?<text>.+) (?:trong )?(?<language>tiếng \p{L}+(?: \p{L}+)?) (?:là gì|nói thế nào|nói như thế nào|nói sao)$/iu,
  ],
  asksHow: /^(?:làm sao|làm thế nào|cách|tại sao|vì sao|khi nào|có thể|tôi có thể)(?!\p{L})/iu,
  unread: [/chưa đọc/i, /tôi (?:đã )?bỏ lỡ/i, /^(?:tôi )?có (?:gì|tin nhắn)(?: nào)? mới/i],
  today: /hôm nay/i,
  open: /^(?:hãy |làm ơn )?(?:mở|đi đến|đi tới|cho (?:tôi )?xem) (?:phần |trang |mục )?(?<words>.+)$/i,
  parts: {
    settings: /cài đặt/i,
    profile: /hồ sơ/i,
    plans: /các gói|bảng giá|gói dịch vụ/i,
    account: /tài khoản|gói đăng ký/i,
    notifications: /thông báo/i,
    requests: /lời mời|yêu cầu/i,
    friends: /bạn bè|danh bạ/i,
    newChat: /(?:trò chuyện|chat) mới/i,
    newGroup: /nhóm mới/i,
    shortcuts: /phím tắt|bàn phím/i,
    about: /giới thiệu/i,
    help: /trợ giúp/i,
    logOut: /đăng xuất/i,
  },
  findMessage: [
    /^(?:hãy )?tìm (?:các |những )?tin nhắn (?:về|có|nói về|của|chứa|từ) (?<words>.+)$/i,
    /^(?:có )?ai (?:đó )?(?:đã )?(?:viết|nói|nhắc)(?: gì)?(?: đó)? (?:về |đến )?(?<words>.+?)(?: không)?$/i,
    /^tìm (?<words>.+) trong (?:các )?tin nhắn(?: của tôi)?$/i,
  ],
  findAny: [/^(?:hãy )?tìm (?:người |bạn |liên hệ )?(?:tên (?:là )?)?(?<words>.+)$/i],
};
