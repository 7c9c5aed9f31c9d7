import type { LegalStrings } from './en.ts';

/** French. */
export const fr: LegalStrings = {
  terms: {
    title: 'Conditions et politiques',
    description: 'Les conditions qui valent pour tous ceux qui utilisent cette installation de Franca.',
    introduction: 'Ces conditions valent pour tous ceux qui se connectent à cette installation de Franca.',
    sections: [
      [
        'Utiliser Franca',
        [
          'Connectez-vous avec un numéro de téléphone ou une adresse e-mail qui est à vous.',
          'Écrivez aux gens comme vous leur parleriez en face. Qui se sent importuné peut vous bloquer.',
          'Les traductions sont faites par des machines et peuvent être fausses. L’original est toujours gardé à côté.',
        ],
      ],
      [
        'Ce qui est stocké',
        [
          'Votre profil : nom, photo, pays, langue, accent et genre, et votre façon de vous connecter.',
          'Vos conversations, leurs fichiers et leurs traductions, pour que tous vos appareils puissent les afficher.',
          'Sur votre propre appareil : les messages pas encore envoyés, les brouillons et des copies pour les moments sans réseau. La déconnexion les supprime.',
        ],
      ],
      [
        'Qui le voit',
        'Les personnes d’une conversation voient ses messages. L’opérateur de cette installation les stocke. Si l’opérateur a connecté un service externe de traduction, les textes lui sont envoyés dans ce seul but.',
      ],
      [
        'Forfaits',
        'Un forfait payant se renouvelle chaque mois jusqu’à sa résiliation. Un forfait résilié court jusqu’à la fin de sa période de facturation, et vos informations sont gardées pendant 10 mois pour que vous puissiez le reprendre.',
      ],
      [
        'Partir',
        'Demandez à l’opérateur de cette installation de supprimer votre compte et tout ce qui s’y rattache.',
      ],
    ],
  },
  privacy: {
    title: 'Confidentialité',
    description:
      'Ce qu’une installation de Franca stocke à votre sujet, pourquoi, pour combien de temps, et qui le voit.',
    introduction:
      'Cette page dit ce que cette installation de Franca stocke à votre sujet, pourquoi, et pour combien de temps. Son opérateur en est responsable : écrivez-lui par le formulaire de partenariat pour toute question.',
    sections: [
      [
        'Votre compte',
        [
          'Numéro de téléphone ou adresse e-mail : pour vous connecter. Les codes et les liens ne sont stockés que sous forme de hachages.',
          'Nom, photo, pays, langue, accent, genre et ce que vous saisissez d’autre : pour le montrer aux personnes avec qui vous écrivez, et pour traduire.',
          'Votre dernière présence en ligne : les personnes avec qui vous partagez une conversation la voient.',
        ],
      ],
      [
        'Vos conversations',
        [
          'Les messages, fichiers, réactions et traductions sont stockés pour que tous vos appareils puissent les afficher. Les membres d’une conversation les voient.',
          'L’opérateur a un accès technique à la base de données. Les messages ne sont pas chiffrés de bout en bout, car le serveur les traduit.',
          'Si l’opérateur a connecté un service externe de traduction, les textes lui sont envoyés dans ce seul but.',
        ],
      ],
      [
        'Payer',
        'Les forfaits, paiements et codes cadeaux sont gardés avec votre compte, et pendant 10 mois après la fin d’un forfait pour que vous puissiez le reprendre. Les numéros de carte et codes de sécurité ne sont jamais stockés : d’une carte, ce serveur garde les quatre derniers chiffres et le nom.',
      ],
      [
        'Formulaire de partenariat et lettre d’information',
        [
          'Une demande est stockée pendant un an et peut être envoyée à l’opérateur par e-mail.',
          'Une adresse pour la lettre d’information est gardée une fois que vous l’avez confirmée ; sinon, elle est supprimée après une semaine. Chaque e-mail contient un lien qui la supprime.',
        ],
      ],
      [
        'Votre appareil',
        'Franca n’utilise ni cookies ni traceurs, et ne charge rien d’autres hôtes, sauf si vous payez par carte ou si l’opérateur garde les fichiers dans un stockage externe. Votre appareil garde la session, les messages pas encore envoyés, les brouillons et des copies pour les moments sans réseau. La déconnexion les supprime. Les adresses réseau sont comptées pendant peu de temps, pour que personne ne puisse submerger le serveur.',
      ],
      [
        'Vos droits',
        'Demandez à l’opérateur une copie de vos données, une correction, ou la suppression de votre compte et de tout ce qui s’y rattache.',
      ],
    ],
  },
  install: {
    title: 'Installer Franca',
    description: 'Comment installer Franca sur un téléphone, une tablette ou un ordinateur.',
    introduction:
      'Il n’y a pas d’application Franca dans l’App Store ni sur Google Play. Franca s’installe depuis le navigateur : il a alors son icône et sa fenêtre, et peut vous prévenir.',
    sections: [
      [
        'Android',
        [
          'Ouvrez Franca dans le navigateur et connectez-vous.',
          'Ouvrez le menu du navigateur.',
          'Choisissez « Installer l’application » ou « Ajouter à l’écran d’accueil ».',
        ],
      ],
      [
        'iPhone et iPad',
        [
          'Ouvrez Franca dans Safari et connectez-vous.',
          'Appuyez sur Partager.',
          'Choisissez « Sur l’écran d’accueil ».',
        ],
      ],
      [
        'Ordinateur',
        [
          'Ouvrez Franca dans Chrome ou Edge.',
          'Appuyez sur l’icône d’installation dans la barre d’adresse, ou choisissez « Installer » dans le menu.',
          'Dans Safari sur un Mac : choisissez « Ajouter au Dock » dans le menu Fichier.',
        ],
      ],
      ['Sans installer', 'Tout fonctionne aussi dans le navigateur.'],
    ],
  },
};
