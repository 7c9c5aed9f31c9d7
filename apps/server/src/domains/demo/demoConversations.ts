import type { DemoConversation } from './DemoConversation.ts';

/** Emma and Marco plan a day at the beach: English and Italian. */
const emmaMarco: DemoConversation = {
  members: ['emma', 'marco'],
  unseen: { emma: 2 },
  lines: [
    { by: 'marco', ago: [4, 2, 30], text: 'Buongiorno Emma! Come stai oggi?' },
    { by: 'emma', ago: [4, 2, 24], text: "I'm fine, thank you. And you?" },
    { by: 'marco', ago: [4, 2, 21], text: 'Sto bene. Fa bel tempo. Non lavoro domani.' },
    { by: 'emma', ago: [4, 2, 15], text: 'Great! What are you doing tomorrow?' },
    { by: 'marco', ago: [4, 2, 11], text: 'Andiamo in spiaggia! Vuoi venire?' },
    { by: 'emma', ago: [4, 2, 9], text: "That's a good idea. What time shall we meet?" },
    { by: 'marco', ago: [4, 2, 4], text: 'Incontriamoci alle 10:30 alla stazione ferroviaria.' },
    { by: 'emma', ago: [4, 2, 2], text: 'Of course. See you tomorrow!' },
    { by: 'marco', ago: [3, 5, 40], text: 'Sono alla stazione ferroviaria. Dove sei?' },
    { by: 'emma', ago: [3, 5, 38], text: "I'm on my way. I'll be 10 minutes late, I'm really sorry." },
    { by: 'marco', ago: [3, 5, 37], text: "Non ti preoccupare. Ti aspetto all'ingresso." },
    {
      by: 'marco',
      ago: [3, 5, 36],
      place: { place: 'Stazione di Pesaro', latitude: 43.9058, longitude: 12.9047 },
    },
    { by: 'emma', ago: [3, 5, 27], text: "I'm here!" },
    { by: 'marco', ago: [2, 22, 10], picture: 'beach' },
    { by: 'emma', ago: [2, 22, 5], text: "It's beautiful! Thanks for the photo." },
    { by: 'marco', ago: [2, 22, 2], text: 'Grazie di tutto. Buonanotte Emma!' },
    { by: 'emma', ago: [2, 22, 0], text: 'Good night. Sleep well!' },
    { by: 'marco', ago: [1, 3, 12], text: 'Cosa fai sabato? Ceniamo insieme.' },
    { by: 'emma', ago: [1, 3, 5], text: "I'm not free on Saturday. I have to work." },
    { by: 'emma', ago: [1, 3, 4], text: 'Are you free on Sunday?' },
    { by: 'marco', ago: [1, 2, 58], text: 'Sì! Sto cucinando.', reply: 19 },
    { by: 'emma', ago: [1, 2, 50], text: 'Shall I bring anything?' },
    { by: 'marco', ago: [1, 2, 47], text: 'Non ho bisogno di niente, grazie.' },
    { by: 'emma', ago: [0, 1, 30], text: 'When are you coming home?' },
    { by: 'marco', ago: [0, 1, 22], text: 'Arrivo tra 20 minuti.' },
    { by: 'marco', ago: [0, 0, 41], text: 'Ho fame. Hai mangiato?' },
  ],
};

/** Emma and Omar meet again: English and Arabic, both directions of writing. */
const emmaOmar: DemoConversation = {
  members: ['omar', 'emma'],
  unseen: { emma: 3 },
  lines: [
    { by: 'omar', ago: [6, 4, 0], text: 'مرحبا Emma! لم نرك منذ وقت طويل. كيف حال عائلتك؟' },
    { by: 'emma', ago: [6, 3, 50], text: 'My family is fine, thank you. How are the kids?' },
    { by: 'omar', ago: [6, 3, 41], text: 'أنا سعيد. أخي يسلم عليك!' },
    { by: 'emma', ago: [6, 3, 35], text: 'I miss you! When shall we meet?' },
    { by: 'omar', ago: [6, 3, 30], text: 'أنا في إجازة. هل نلتقي؟' },
    { by: 'emma', ago: [6, 3, 22], text: "Of course! I'm looking forward to seeing you." },
    { by: 'omar', ago: [2, 7, 20], text: 'هل لديك دقيقة؟ لدي سؤال.' },
    { by: 'emma', ago: [2, 7, 2], text: "I'm in a meeting. I'll call you later." },
    { by: 'omar', ago: [2, 6, 58], text: 'لا مشكلة.' },
    { by: 'emma', ago: [1, 8, 0], text: 'My flight is at 9:15. How do I get to the hotel?' },
    { by: 'omar', ago: [1, 7, 52], text: 'سأنتظرك في المطار.', reply: 9 },
    { by: 'emma', ago: [1, 7, 50], text: 'Thank you very much!' },
    { by: 'omar', ago: [0, 0, 34], text: 'الجو حار جدا.' },
    { by: 'omar', ago: [0, 0, 33], text: 'درجة الحرارة 38!' },
    { by: 'omar', ago: [0, 0, 12], text: 'رحلة سعيدة! أراك غدا.' },
  ],
};

/** Emma and Minh get to know each other: English and Vietnamese. */
const emmaMinh: DemoConversation = {
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

/** A birthday: English and Spanish, with an emoji and a shared contact. */
const emmaDiego: DemoConversation = {
  members: ['diego', 'emma'],
  unseen: {},
  lines: [
    { by: 'diego', ago: [1, 11, 0], text: '¡Hoy es mi cumpleaños!' },
    { by: 'emma', ago: [1, 10, 57], text: 'Happy birthday, Diego! I wish you all the best.' },
    { by: 'diego', ago: [1, 10, 50], text: '¡Gracias, Emma!' },
    { by: 'emma', ago: [1, 10, 49], emoji: '🎂' },
    { by: 'emma', ago: [1, 10, 40], contact: 'chloe' },
  ],
};

/** Chloé and Marco at the museum: French and Italian, with a picture. */
const marcoChloe: DemoConversation = {
  members: ['chloe', 'marco'],
  unseen: { chloe: 1 },
  lines: [
    { by: 'chloe', ago: [5, 1, 0], text: 'Salut Marco ! Que fais-tu ce week-end ?' },
    { by: 'marco', ago: [5, 0, 56], text: 'Niente di che. E tu?' },
    { by: 'chloe', ago: [5, 0, 50], text: 'Allons au musée. Tu veux venir ?' },
    { by: 'marco', ago: [5, 0, 46], text: 'Buona idea! Quanto costa il biglietto?' },
    { by: 'chloe', ago: [5, 0, 41], text: 'Ça coûte 12 euros.' },
    { by: 'marco', ago: [5, 0, 38], text: 'È economico. Posso pagare con la carta?' },
    { by: 'chloe', ago: [5, 0, 36], text: 'Je pense que oui.' },
    { by: 'chloe', ago: [3, 12, 10], text: "Je suis à l'entrée. Où es-tu ?" },
    { by: 'marco', ago: [3, 12, 6], text: 'Mi dispiace molto. Il treno è in ritardo.' },
    { by: 'chloe', ago: [3, 12, 5], text: 'Pas de problème.' },
    { by: 'chloe', ago: [3, 8, 10], picture: 'museum' },
    { by: 'marco', ago: [3, 8, 4], text: 'È bellissimo! Grazie per la foto.', reply: 10 },
    { by: 'marco', ago: [3, 8, 3], text: 'Ho fame. Prendiamo un caffè?' },
    { by: 'chloe', ago: [3, 7, 55], text: 'Allons au café.' },
    { by: 'marco', ago: [0, 4, 20], text: 'Grazie di tutto! Ci vediamo venerdì.' },
  ],
};

/** Marco and Diego: Italian and Spanish. */
const marcoDiego: DemoConversation = {
  members: ['marco', 'diego'],
  unseen: { marco: 2 },
  lines: [
    { by: 'marco', ago: [3, 0, 30], text: "Ciao Diego! Com'è andato il viaggio?" },
    { by: 'diego', ago: [3, 0, 20], text: 'Perdí el tren. Está lloviendo.' },
    { by: 'marco', ago: [3, 0, 15], text: 'Davvero? Prendi un ombrello!' },
    { by: 'diego', ago: [3, 0, 11], text: 'Es gracioso.' },
    { by: 'marco', ago: [1, 10, 30], text: 'Buon compleanno, Diego!' },
    { by: 'diego', ago: [1, 10, 20], text: '¡Gracias, Marco! ¿Estás libre esta noche?' },
    { by: 'marco', ago: [1, 10, 12], text: 'Certo. Incontriamoci alle 20:00 al ristorante.', reply: 5 },
    { by: 'diego', ago: [0, 0, 50], text: '¿Cómo llego al museo?' },
    { by: 'diego', ago: [0, 0, 49], text: 'Estoy perdido.' },
  ],
};

/** Omar cooks for Minh: Arabic and Vietnamese. */
const omarMinh: DemoConversation = {
  members: ['omar', 'minh'],
  unseen: { minh: 2 },
  lines: [
    { by: 'omar', ago: [2, 5, 0], text: 'مساء الخير! ماذا تريد أن تأكل؟' },
    { by: 'minh', ago: [2, 4, 50], text: 'Mình ăn chay.' },
    { by: 'omar', ago: [2, 4, 45], text: 'فهمت. أنا أطبخ.' },
    { by: 'minh', ago: [2, 4, 40], text: 'Tuyệt vời! Mình có cần mang gì không?' },
    { by: 'omar', ago: [2, 4, 36], text: 'لا أحتاج إلى شيء، شكرا.', reply: 3 },
    { by: 'minh', ago: [2, 1, 10], text: 'Ngon quá! Cảm ơn vì lời mời.' },
    { by: 'omar', ago: [2, 1, 5], text: 'على الرحب والسعة.' },
    { by: 'omar', ago: [0, 0, 18], text: 'هل أنت متفرغ الأسبوع القادم؟' },
    { by: 'omar', ago: [0, 0, 17], text: 'لنتناول الغداء معا.' },
  ],
};

/** Chloé looks after Omar: French and Arabic. */
const omarChloe: DemoConversation = {
  // Chloé's plan lets her begin one private chat, the one with Marco.
  members: ['omar', 'chloe'],
  unseen: {},
  lines: [
    { by: 'chloe', ago: [2, 3, 0], text: 'Bonsoir. Ça va bien ?' },
    { by: 'omar', ago: [2, 2, 55], text: 'عندي صداع. أنا متعب جدا.' },
    { by: 'chloe', ago: [2, 2, 50], text: 'Tu as besoin de quelque chose ?' },
    { by: 'omar', ago: [2, 2, 45], text: 'أحتاج إلى طبيب. هل يوجد صيدلية قريب من هنا؟' },
    { by: 'chloe', ago: [2, 2, 40], text: "Ne t'inquiète pas. J'arrive bientôt." },
    { by: 'omar', ago: [1, 2, 0], text: 'أشعر بتحسن. شكرا على كل شيء!' },
    { by: 'chloe', ago: [1, 1, 55], text: 'Bon rétablissement !' },
  ],
};

/** Minh and Diego on weather and exams: Vietnamese and Spanish. */
const diegoMinh: DemoConversation = {
  members: ['minh', 'diego'],
  unseen: { diego: 2 },
  lines: [
    { by: 'minh', ago: [4, 5, 0], text: 'Chào Diego! Bạn có nói tiếng Anh không?' },
    { by: 'diego', ago: [4, 4, 55], text: 'Estoy aprendiendo inglés. ¿Y tú?' },
    { by: 'minh', ago: [4, 4, 50], text: 'Mình cũng vậy!' },
    { by: 'diego', ago: [2, 1, 0], text: '¿Qué tiempo hace?' },
    { by: 'minh', ago: [2, 0, 55], text: 'Trời đang mưa. Mình đang ở nhà.' },
    { by: 'diego', ago: [2, 0, 50], text: 'Hace mucho calor. Voy a la playa.' },
    { by: 'minh', ago: [2, 0, 48], text: 'Chơi vui nhé!' },
    { by: 'minh', ago: [2, 0, 47], emoji: '😎' },
    { by: 'diego', ago: [0, 1, 15], text: '¿Cómo estuvo tu día?' },
    { by: 'minh', ago: [0, 0, 58], text: 'Mình mệt. Mình có bài kiểm tra ngày mai.' },
    { by: 'diego', ago: [0, 0, 55], text: '¡Buena suerte!', reply: 9 },
  ],
};

/** Minh and Chloé on their way: Vietnamese and French. */
const chloeMinh: DemoConversation = {
  members: ['minh', 'chloe'],
  unseen: { minh: 1 },
  lines: [
    { by: 'minh', ago: [0, 3, 0], text: 'Mấy giờ tàu chạy?' },
    { by: 'chloe', ago: [0, 2, 50], text: 'Mon train part à 18:45.' },
    { by: 'minh', ago: [0, 2, 40], text: 'Mình lỡ xe buýt rồi. Đợi mình với!' },
    { by: 'chloe', ago: [0, 2, 38], text: "Je t'attends à la gare.", reply: 2 },
  ],
};

/** Everything the demo's people have said to each other. */
export const demoConversations: readonly DemoConversation[] = [
  emmaMarco,
  emmaOmar,
  emmaMinh,
  emmaDiego,
  marcoChloe,
  marcoDiego,
  omarMinh,
  omarChloe,
  diegoMinh,
  chloeMinh,
];
