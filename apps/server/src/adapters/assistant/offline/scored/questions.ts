/** What a person asks about Franca, and the help pages of which any answers it. */
export type HelpQuestion = { language: string; text: string; pages: readonly string[] };

/** What a person asks about their own things, and words that an answer has to have. */
export type OwnQuestion = { language: string; text: string; expected: readonly string[] };

const ask = (language: string, ...questions: (readonly [text: string, ...pages: string[]])[]) =>
  questions.map(([text, ...pages]) => ({ language, text, pages }));

/** Ten questions about Franca in each language, written before any answer was read. */
export const helpQuestions: readonly HelpQuestion[] = [
  ...ask(
    'en',
    ['How do I sign in without a password?', 'sign-in'],
    ['Can I see what someone originally wrote?', 'translation'],
    ['How can I delete a message I sent by mistake?', 'messages'],
    ['How much does Premium cost?', 'plans'],
    ['How do I share my screen in a call?', 'calls'],
    ['How do I stop someone from writing to me?', 'friends'],
    ['How many photos can I send at once?', 'files'],
    ['Can I change the language of the buttons?', 'appearance'],
    ['What happens to my messages when I have no internet?', 'offline'],
    ['How do I leave a group?', 'groups'],
  ),
  ...ask(
    'it',
    ['Come faccio a registrare un messaggio vocale?', 'voice'],
    ['Come cambio la mia foto del profilo?', 'profile'],
    ['Posso modificare un messaggio già inviato?', 'messages'],
    ["Come disdico l'abbonamento?", 'plans'],
    ['Come metto uno sfondo nella videochiamata?', 'calls'],
    ['Perché il messaggio dice “traduzione approssimativa”?', 'translation'],
    ['Come trovo un vecchio messaggio?', 'search'],
    ['Quante persone possono stare in un gruppo?', 'groups'],
    ['Come disattivo le notifiche di una chat?', 'notifications'],
    ['Ho un codice regalo, dove lo inserisco?', 'plans'],
  ),
  ...ask(
    'es',
    ['¿Cómo grabo un mensaje de voz?', 'voice'],
    ['¿Cómo cambio mi foto de perfil?', 'profile'],
    ['¿Puedo corregir un mensaje que ya envié?', 'messages'],
    ['¿Cómo me doy de baja de la suscripción?', 'plans'],
    ['¿Cómo pongo un fondo en la videollamada?', 'calls'],
    ['¿Por qué dice “traducción aproximada”?', 'translation'],
    ['¿Cuántas personas caben en un grupo?', 'groups'],
    ['¿Cómo silencio un chat?', 'notifications'],
    ['¿Qué pasa con mis mensajes sin internet?', 'offline'],
    ['¿Cómo bloqueo a alguien que me molesta?', 'friends'],
  ),
  ...ask(
    'fr',
    ['Comment supprimer mon compte ?', 'privacy'],
    ['Combien coûte le forfait Premium ?', 'plans'],
    ['Comment partager mon écran pendant un appel ?', 'calls'],
    ['Comment empêcher quelqu’un de m’écrire ?', 'friends'],
    ['Puis-je changer la langue des boutons ?', 'appearance'],
    ['Comment retrouver un ancien message ?', 'search'],
    ['Je n’ai pas reçu le code de connexion', 'sign-in'],
    ['Combien de messages peut-on épingler ?', 'messages'],
    ['Comment envoyer un autocollant ?', 'emoji'],
    ['Y a-t-il des raccourcis clavier ?', 'keyboard'],
  ),
  ...ask(
    'vi',
    ['Làm sao để kết bạn với ai đó?', 'friends'],
    ['Tôi muốn xóa tài khoản thì làm thế nào?', 'privacy'],
    ['Dùng thử miễn phí được bao lâu?', 'plans'],
    ['Làm sao gửi vị trí của tôi?', 'conversations'],
    ['Chế độ tối bật ở đâu?', 'appearance'],
    ['SmartTalk là gì?', 'smarttalk'],
    ['Có thể ghim bao nhiêu tin nhắn?', 'messages'],
    ['Tôi không nhận được mã đăng nhập', 'sign-in'],
    ['Làm sao ghi lại cuộc gọi?', 'calls'],
    ['Có phím tắt nào không?', 'keyboard'],
  ),
  ...ask(
    'ar',
    ['كيف أسجل الدخول برقم هاتفي؟', 'sign-in'],
    ['كيف أنشئ مجموعة؟', 'groups'],
    ['كيف أحظر شخصًا؟', 'friends'],
    ['هل يمكنني تنزيل بياناتي؟', 'privacy'],
    ['كيف أرسل ملصقًا؟', 'emoji'],
    ['كم سعر الاشتراك؟', 'plans'],
    ['كيف أملي الرسالة بصوتي بدل الكتابة؟', 'voice'],
    ['لماذا لا تُترجم رسائلي؟', 'translation'],
    ['كيف أعرف أن رسالتي قُرئت؟', 'conversations'],
    ['من يرى متى كنت متصلًا آخر مرة؟', 'profile', 'privacy'],
  ),
];

/** What no help page says. */
export const unknownQuestions: readonly { language: string; text: string }[] = [
  { language: 'en', text: 'What will the weather be tomorrow in Rome?' },
  { language: 'en', text: 'Who won the football match last night?' },
  { language: 'en', text: 'Write me a Python function that sorts a list' },
  { language: 'en', text: 'I have a headache, what medicine should I take?' },
  { language: 'it', text: 'Chi è il presidente della Francia?' },
  { language: 'it', text: 'Come si cucina la carbonara?' },
  { language: 'es', text: '¿Cuál es la capital de Japón?' },
  { language: 'es', text: '¿Qué tiempo hará mañana en Madrid?' },
  { language: 'fr', text: 'Qui a gagné le match hier soir ?' },
  { language: 'fr', text: 'Quelle est la recette des crêpes ?' },
  { language: 'vi', text: 'Giá vàng hôm nay bao nhiêu?' },
  { language: 'vi', text: 'Thủ đô của Úc là gì?' },
  { language: 'ar', text: 'ما هي عاصمة اليابان؟' },
  { language: 'ar', text: 'كم عمر الأرض؟' },
];

/** Questions about what stands in `ownThings.ts`. */
export const ownQuestions: readonly OwnQuestion[] = [
  { language: 'en', text: "What's unread today?", expected: ['Giulia Rossi', 'Weekend'] },
  { language: 'en', text: 'Find the message about the train', expected: ['The train leaves at 8'] },
  { language: 'en', text: 'Find Omar', expected: ['Omar Haddad'] },
  { language: 'en', text: 'Did anyone write about the invoice?', expected: ['invoice'] },
  { language: 'it', text: 'Cosa non ho letto oggi?', expected: ['Giulia Rossi', 'Weekend'] },
  { language: 'it', text: 'Cerca il messaggio sulla cena', expected: ['La cena è alle otto'] },
  { language: 'es', text: '¿Qué no he leído hoy?', expected: ['Giulia Rossi', 'Weekend'] },
  { language: 'es', text: 'Busca a Omar', expected: ['Omar Haddad'] },
  {
    language: 'fr',
    text: 'Qu’est-ce que je n’ai pas lu aujourd’hui ?',
    expected: ['Giulia Rossi', 'Weekend'],
  },
  { language: 'fr', text: 'Trouve Omar', expected: ['Omar Haddad'] },
  { language: 'vi', text: 'Hôm nay có tin nhắn nào chưa đọc?', expected: ['Giulia Rossi', 'Weekend'] },
  { language: 'vi', text: 'Tìm tin nhắn về sinh nhật', expected: ['sinh nhật'] },
  { language: 'ar', text: 'ما الرسائل غير المقروءة اليوم؟', expected: ['Giulia Rossi', 'Weekend'] },
  { language: 'ar', text: 'ابحث عن ليلى', expected: ['ليلى'] },
];
