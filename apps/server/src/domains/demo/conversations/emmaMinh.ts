import type { DemoConversation } from '../DemoConversation.ts';

/** Emma and Minh get to know each other: English and Vietnamese. */
export const emmaMinh: DemoConversation = {
  members: ['minh', 'emma'],
  unseen: { emma: 1 },
  lines: [
    { by: 'minh', ago: [5, 9, 0], text: 'Xin chào, mình tên là Minh. Rất vui được gặp bạn!' },
    { by: 'emma', ago: [5, 8, 55], text: 'Nice to meet you! Where are you from?' },
    { by: 'emma', ago: [5, 8, 54], text: 'What do you do?' },
    { by: 'minh', ago: [5, 8, 40], text: 'Mình là sinh viên. Mình đang học tiếng Anh.' },
    { by: 'emma', ago: [5, 8, 36], text: 'Well done!' },
    { by: 'minh', ago: [3, 1, 20], text: 'Mình có bài kiểm tra ngày mai.' },
    { by: 'emma', ago: [3, 1, 10], text: 'Good luck! All the best.' },
    { by: 'minh', ago: [2, 0, 30], text: 'Xong rồi! Mình vui lắm.' },
    { by: 'emma', ago: [2, 0, 25], text: "Congratulations, Minh! I'm proud of you.", reply: 7 },
    { by: 'minh', ago: [2, 0, 20], text: 'Cảm ơn bạn đã giúp đỡ!' },
    { by: 'emma', ago: [0, 6, 5], text: 'Can you send me the file?' },
    { by: 'minh', ago: [0, 5, 58], text: 'Đợi một chút.' },
  ],
};
