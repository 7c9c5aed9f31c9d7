import type { TextsLike } from '../i18n/Strings.ts';
import type * as en from './en.ts';

/** Texts of several components, in Spanish. */
export const general: TextsLike<typeof en.general> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  online: 'En línea',
  offline: 'Desconectado',
  verified: 'Verificado',
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
  opensInNewTab: 'se abre en una pestaña nueva',
  resizeColumn: 'Cambiar el ancho de la columna',
  unread: { one: '{count} no leído', other: '{count} no leídos' },
};

/** The text of `Spinner`, on its own so that a button does not carry more, in Spanish. */
export const loading: TextsLike<typeof en.loading> = { loading: 'Cargando' };

/** Texts about what could not be loaded, in Spanish. */
export const loadErrors: TextsLike<typeof en.loadErrors> = {
  partFailed: 'No se pudo cargar esta parte. Comprueba la conexión o recarga la página.',
  retry: 'Reintentar',
};

/** Texts of the fields, in Spanish. */
export const fields: TextsLike<typeof en.fields> = {
  search: 'Buscar',
  clear: 'Borrar',
  countryPrefix: 'Prefijo del país',
  phoneNumber: 'Número de teléfono',
  showOptions: 'Mostrar las opciones',
  noResults: 'Sin resultados',
};

/** Texts of `DateField`, in Spanish. */
export const dates: TextsLike<typeof en.dates> = {
  openCalendar: 'Abrir el calendario',
  dateFormat: 'dd/MM/aaaa',
  dateInvalid: 'Esto no es una fecha. Escribe día, mes y año, por ejemplo 05/03/1990.',
  dateTooEarly: 'Elige el {date} o un día posterior.',
  dateTooLate: 'Elige el {date} o un día anterior.',
};

/** Texts of `AvatarCropDialog`, in Spanish. */
export const crop: TextsLike<typeof en.crop> = {
  cropTitle: 'Recorta tu foto',
  cropZoom: 'Zoom',
  cropRotation: 'Rotación',
  cropArea: 'Foto; muévela con las teclas de flecha',
  cropFailed: 'No se pudo leer esta imagen. Elige otra.',
  apply: 'Aplicar',
};

/** Texts of `FileButton` and `DropZone`, in Spanish. */
export const files: TextsLike<typeof en.files> = {
  chooseFile: 'Elegir un archivo',
  filesTaken: { one: '{count} archivo añadido', other: '{count} archivos añadidos' },
  moreNames: '{count} más',
  kindRefused: 'No se aceptan aquí: {names}.',
  sizeRefused: 'Más grandes que {size}: {names}.',
  countRefused: {
    one: 'Aquí solo cabe un archivo. Quedan fuera: {names}.',
    other: 'Aquí caben como máximo {count} archivos. Quedan fuera: {names}.',
  },
  folderRefused: 'Las carpetas no se pueden añadir, solo los archivos que contienen: {names}.',
};

/** Texts of `Carousel` and `ImageViewer`, in Spanish. */
export const gallery: TextsLike<typeof en.gallery> = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  slideOf: '{number} de {count}',
  previous: 'Anterior',
  next: 'Siguiente',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  zoomWhole: 'Mostrar la imagen completa',
  download: 'Descargar',
  imageFailed: 'No se pudo cargar esta imagen.',
  closeViewer: 'Cerrar',
};

/** What keys are called whose caps show a sign, in Spanish. */
export const keys: TextsLike<typeof en.keys> = {
  keyCommand: 'Comando',
  keyControl: 'Control',
  keyOption: 'Opción',
  keyShift: 'Mayúsculas',
  keyReturn: 'Intro',
  keyDelete: 'Suprimir',
  keyEscape: 'Escape',
  keyWindows: 'Windows',
  keyUp: 'Flecha arriba',
  keyDown: 'Flecha abajo',
  keyLeft: 'Flecha izquierda',
  keyRight: 'Flecha derecha',
};
