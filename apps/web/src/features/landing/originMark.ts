/** Stands in the rendered page for the address of the installation, which is known when the page is served. */
export const originMark = '__ORIGIN__';
