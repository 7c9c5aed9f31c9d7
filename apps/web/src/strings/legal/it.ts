import type { LegalStrings } from './en.ts';

/** Italian. */
export const it: LegalStrings = {
  terms: {
    title: 'Termini e condizioni',
    description: 'I termini che valgono per chiunque usi questa installazione di Franca.',
    introduction: 'Questi termini valgono per chiunque acceda a questa installazione di Franca.',
    sections: [
      [
        'Usare Franca',
        [
          'Accedi con un numero di telefono o un indirizzo e-mail che sia tuo.',
          'Scrivi alle persone come parleresti loro faccia a faccia. Chi si sente disturbato può bloccarti.',
          'Le traduzioni sono fatte da macchine e possono essere sbagliate. L’originale resta sempre accanto.',
        ],
      ],
      [
        'Che cosa viene conservato',
        [
          'Il tuo profilo: nome, foto, Paese, lingua, accento e genere, e come accedi.',
          'Le tue conversazioni, i file e le traduzioni, perché tutti i tuoi dispositivi possano mostrarli.',
          'Sul tuo dispositivo: messaggi non ancora inviati, bozze e copie per quando manca la rete. Uscendo vengono cancellati.',
        ],
      ],
      [
        'Chi lo vede',
        'Chi partecipa a una conversazione ne vede i messaggi. Il gestore di questa installazione li conserva. Se il gestore ha collegato un servizio esterno di traduzione, i testi vi vengono inviati solo a questo scopo.',
      ],
      [
        'Piani',
        'Un piano a pagamento si rinnova ogni mese finché non viene disdetto. Un piano disdetto vale fino alla fine del periodo pagato, e i tuoi dati restano per 10 mesi così che tu possa riattivarlo.',
      ],
      [
        'Andarsene',
        'Chiedi al gestore di questa installazione di cancellare il tuo account e tutto ciò che vi appartiene.',
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    description:
      'Che cosa un’installazione di Franca conserva di te, perché, per quanto tempo e chi lo vede.',
    introduction:
      'Questa pagina dice che cosa questa installazione di Franca conserva di te, perché e per quanto tempo. Ne è responsabile il suo gestore: per qualsiasi domanda scrivigli con il modulo per i partner.',
    sections: [
      [
        'Il tuo account',
        [
          'Numero di telefono o indirizzo e-mail: per farti accedere. Codici e link sono conservati solo come hash.',
          'Nome, foto, Paese, lingua, accento, genere e quant’altro inserisci: per mostrarlo a chi scrive con te e per tradurre.',
          'Quando sei stato online l’ultima volta: lo vede chi condivide una conversazione con te.',
        ],
      ],
      [
        'Le tue conversazioni',
        [
          'Messaggi, file, reazioni e traduzioni sono conservati perché tutti i tuoi dispositivi possano mostrarli. Li vedono i membri della conversazione.',
          'Il gestore ha accesso tecnico alla base di dati. I messaggi non sono cifrati da un capo all’altro, perché è il server a tradurli.',
          'Se il gestore ha collegato un servizio esterno di traduzione, i testi vi vengono inviati solo a questo scopo.',
        ],
      ],
      [
        'Pagamenti',
        'Piani, pagamenti e codici regalo restano con il tuo account, e per 10 mesi dopo la fine di un piano così che tu possa riattivarlo. Numeri di carta e codici di sicurezza non vengono mai conservati: di una carta restano le ultime quattro cifre e il nome.',
      ],
      [
        'Modulo per i partner e novità',
        [
          'Una richiesta è conservata per un anno e può essere inviata al gestore per e-mail.',
          'Un indirizzo per le novità resta solo dopo la tua conferma; altrimenti viene cancellato dopo una settimana. Ogni e-mail contiene un link che lo cancella.',
        ],
      ],
      [
        'Il tuo dispositivo',
        'Franca non usa cookie né tracciatori e non carica nulla da altri server, a meno che tu non paghi con carta o il gestore tenga i file in un archivio esterno. Il tuo dispositivo conserva la sessione, i messaggi non ancora inviati, le bozze e copie per quando manca la rete. Uscendo vengono cancellati. Gli indirizzi di rete vengono contati per breve tempo, perché nessuno possa sommergere il server.',
      ],
      [
        'I tuoi diritti',
        'Chiedi al gestore una copia dei tuoi dati, una correzione o la cancellazione del tuo account e di tutto ciò che vi appartiene.',
      ],
    ],
  },
  install: {
    title: 'Installare Franca',
    description: 'Come installare Franca su telefono, tablet o computer.',
    introduction:
      'Franca non ha un’app nell’App Store né su Google Play. Si installa dal browser: poi ha una propria icona e una propria finestra, e può inviare notifiche.',
    sections: [
      [
        'Android',
        [
          'Apri Franca nel browser e accedi.',
          'Apri il menu del browser.',
          'Scegli “Installa app” o “Aggiungi a schermata Home”.',
        ],
      ],
      [
        'iPhone e iPad',
        ['Apri Franca in Safari e accedi.', 'Premi Condividi.', 'Scegli “Aggiungi alla schermata Home”.'],
      ],
      [
        'Computer',
        [
          'Apri Franca in Chrome o Edge.',
          'Premi l’icona di installazione nella barra degli indirizzi, oppure scegli “Installa” nel menu.',
          'In Safari su Mac: scegli “Aggiungi al Dock” nel menu File.',
        ],
      ],
      ['Senza installare', 'Tutto funziona anche nel browser.'],
    ],
  },
};
