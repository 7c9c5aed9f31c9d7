import type { DemoConversation } from '../DemoConversation.ts';

/** Marco and Diego: Italian and Spanish. */
export const marcoDiego: DemoConversation = {
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
