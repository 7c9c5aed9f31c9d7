import type { TranslationTexts } from './en.ts';

/** Spanish. */
export const es: TranslationTexts = {
  device: 'Este dispositivo: tu navegador (traducción)',
  preview: 'Mostrar lo que leerán los demás',
  previewHint:
    'Debajo de lo que escribes aquí. Los motores nombrados abajo reciben tus palabras antes de enviarlas; no se guarda nada. Solo en este dispositivo.',
  terms: 'Nombres y términos',
  termsHint:
    'Los nombres quedan como están y los términos reciben las palabras indicadas aquí, en los próximos mensajes de todas las personas de este chat. Solo se encuentra esta forma de la palabra.',
  term: 'Nombre o término',
  translation: 'Traducción',
  asItIs: 'Queda como está',
  into: 'En {language}',
  add: 'Añadir',
  change: 'Cambiar {term}',
  save: 'Guardar',
  remove: 'Quitar {term}',
  cancel: 'Cancelar',
  kept: '{term} queda como está',
  becomes: '{term}: {translations}',
  by: 'Añadido por {name}',
  none: 'Todavía no hay ninguno.',
  failed: 'No se pudieron cargar.',
  added: 'Se guardó {term}.',
  removed: 'Se quitó {term}.',
};
