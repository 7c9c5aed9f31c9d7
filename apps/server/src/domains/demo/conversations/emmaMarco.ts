import type { DemoConversation } from '../DemoConversation.ts';

/** Emma and Marco plan a day at the beach: English and Italian. */
export const emmaMarco: DemoConversation = {
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
