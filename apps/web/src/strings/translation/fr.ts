import type { TranslationTexts } from './en.ts';

/** French. */
export const fr: TranslationTexts = {
  device: 'Cet appareil : votre navigateur (traduction)',
  preview: 'Montrer ce que les autres liront',
  previewHint:
    'Sous ce que vous écrivez ici. Les moteurs nommés plus bas reçoivent vos mots avant l’envoi ; rien n’en est conservé. Sur cet appareil seulement.',
  terms: 'Noms et termes',
  termsHint:
    'Les noms restent tels quels et les termes reçoivent les mots indiqués ici, dans les prochains messages de toutes les personnes de cette discussion. Seule cette forme du mot est reconnue.',
  term: 'Nom ou terme',
  translation: 'Traduction',
  asItIs: 'Reste tel quel',
  into: 'En {language}',
  add: 'Ajouter',
  change: 'Modifier {term}',
  save: 'Enregistrer',
  remove: 'Retirer {term}',
  cancel: 'Annuler',
  kept: '{term} reste tel quel',
  becomes: '{term} : {translations}',
  by: 'Ajouté par {name}',
  none: 'Il n’y en a pas encore.',
  failed: 'Impossible de les charger.',
  added: '{term} a été enregistré.',
  removed: '{term} a été retiré.',
};
