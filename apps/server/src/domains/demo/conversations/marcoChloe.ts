import type { DemoConversation } from '../DemoConversation.ts';

/** Chloé and Marco at the museum: French and Italian, with a picture. */
export const marcoChloe: DemoConversation = {
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
