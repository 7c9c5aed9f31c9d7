import type { TextsLike } from '../i18n/Strings.ts';
import type * as en from './en.ts';

/** Texts of several components, in French. */
export const general: TextsLike<typeof en.general> = {
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  online: 'En ligne',
  offline: 'Hors ligne',
  verified: 'Vérifié',
  notifications: 'Notifications',
  dismiss: 'Ignorer',
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  resizeColumn: 'Redimensionner la colonne',
  unread: { one: '{count} non lu', other: '{count} non lus' },
};

/** The text of `Spinner`, on its own so that a button does not carry more, in French. */
export const loading: TextsLike<typeof en.loading> = { loading: 'Chargement' };

/** Texts about what could not be loaded, in French. */
export const loadErrors: TextsLike<typeof en.loadErrors> = {
  partFailed: 'Cette partie n’a pas pu être chargée. Vérifiez la connexion ou rechargez la page.',
  retry: 'Réessayer',
};

/** Texts of the fields, in French. */
export const fields: TextsLike<typeof en.fields> = {
  search: 'Rechercher',
  clear: 'Effacer',
  countryPrefix: 'Indicatif du pays',
  phoneNumber: 'Numéro de téléphone',
  showOptions: 'Afficher les options',
  noResults: 'Aucun résultat',
};

/** Texts of `DateField`, in French. */
export const dates: TextsLike<typeof en.dates> = {
  openCalendar: 'Ouvrir le calendrier',
  dateFormat: 'jj/MM/aaaa',
  dateInvalid: 'Ce n’est pas une date. Écrivez le jour, le mois et l’année, par exemple 05/03/1990.',
  dateTooEarly: 'Choisissez le {date} ou un jour suivant.',
  dateTooLate: 'Choisissez le {date} ou un jour précédent.',
};

/** Texts of `AvatarCropDialog`, in French. */
export const crop: TextsLike<typeof en.crop> = {
  cropTitle: 'Recadrer votre photo',
  cropZoom: 'Zoom',
  cropRotation: 'Rotation',
  cropArea: 'Photo ; déplacez-la avec les touches fléchées',
  cropFailed: 'Cette image n’a pas pu être lue. Choisissez-en une autre.',
  apply: 'Appliquer',
};

/** Texts of `FileButton` and `DropZone`, in French. */
export const files: TextsLike<typeof en.files> = {
  chooseFile: 'Choisir un fichier',
  filesTaken: { one: '{count} fichier ajouté', other: '{count} fichiers ajoutés' },
  moreNames: '{count} de plus',
  kindRefused: 'Non acceptés ici : {names}.',
  sizeRefused: 'Plus gros que {size} : {names}.',
  countRefused: {
    one: 'Un seul fichier tient ici. Laissés de côté : {names}.',
    other: '{count} fichiers au plus tiennent ici. Laissés de côté : {names}.',
  },
  folderRefused:
    'Les dossiers ne peuvent pas être ajoutés, seulement les fichiers qu’ils contiennent : {names}.',
};

/** Texts of `Carousel` and `ImageViewer`, in French. */
export const gallery: TextsLike<typeof en.gallery> = {
  carousel: 'carrousel',
  slide: 'diapositive',
  slideOf: '{number} sur {count}',
  previous: 'Précédente',
  next: 'Suivante',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  zoomWhole: 'Afficher l’image entière',
  download: 'Télécharger',
  imageFailed: 'Cette image n’a pas pu être chargée.',
  closeViewer: 'Fermer',
};

/** What keys are called whose caps show a sign, in French. */
export const keys: TextsLike<typeof en.keys> = {
  keyCommand: 'Commande',
  keyControl: 'Contrôle',
  keyOption: 'Option',
  keyShift: 'Maj',
  keyReturn: 'Entrée',
  keyDelete: 'Supprimer',
  keyEscape: 'Échap',
  keyWindows: 'Windows',
  keyUp: 'Flèche vers le haut',
  keyDown: 'Flèche vers le bas',
  keyLeft: 'Flèche vers la gauche',
  keyRight: 'Flèche vers la droite',
};
