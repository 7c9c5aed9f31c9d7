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
    /^(?:hãy )?tìm trong (?:các )?(?:tin nhắn|cuộc trò chuyện)(?: của tôi)? (?<words>.+)$/iu,
    /^(?:hãy )?tìm (?:các |những )?tin nhắn (?:về|có|nói về|của|chứa|từ) (?<words>.+)$/i,
    /^tìm (?<words>.+) trong (?:các )?tin nhắn(?: của tôi)?$/i,
  ],
  findAny: [/^(?:hãy )?tìm (?:người |bạn |liên hệ )?(?:tên (?:là )?)?(?<words>.+)$/i],
  findSaid: [
    /^(?<by>(?!tìm )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:đã )?(?:nói|viết|nhắn|kể|nhắc)(?: cho tôi| với tôi)? (?:gì|những gì|điều gì) (?:về|đến) (?<words>.+)$/iu,
    /^(?:hãy )?tìm (?:xem )?(?:chỗ|nơi|lúc|đoạn|tin nhắn (?:mà|trong đó)|điều) (?:(?<by>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) )?(?:đã )?(?:nói|viết|nhắn|nhắc) (?:về|đến) (?<words>.+)$/iu,
  ],
  newest: [
    /^(?:hãy )?(?:tìm|xem|cho (?:tôi )?xem|đọc) (?:các |những )?tin nhắn (?:mới nhất )?(?:của|từ) (?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)$/iu,
    /^(?<words>(?!ai )[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) (?:đã )?(?:nhắn|viết|gửi)(?: tin)?(?: nhắn)? (?:gì )?cho tôi(?: gì)?(?: hôm nay)?(?: không)?$/iu,
    /^(?:hôm nay )?(?:có )?(?:những )?(?:ai|người nào) (?:đã )?(?:nhắn|viết|gửi)(?: tin)?(?: nhắn)?(?: gì)? (?:cho|đến) tôi(?: hôm nay)?(?: không)?$/iu,
  ],
  findPerson: [
    /^(?<words>[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) có (?:trong|phải là) (?:danh bạ|bạn bè|bạn)(?: của tôi)?(?: không)?$/iu,
    /^(?:tôi )?(?:có|có quen) (?:người )?(?:bạn|ai|liên hệ|người)(?: nào)? tên (?:là )?(?<words>.+?)(?: không)?$/iu,
    /^(?<words>\p{Lu}\p{L}*(?: \p{Lu}\p{L}*){0,3}) là ai$/u,
  ],
  ownEnding: / (?:trong (?:danh bạ|bạn bè|các tin nhắn|tin nhắn|liên hệ)(?: của tôi)?|mà tôi có thể nhắn)$/iu,
  nobody: /^(?:tôi|chúng tôi|chúng ta|anh ấy|cô ấy|họ|ai|ai đó)$/iu,
};
