/** The address of a socket, from one or from a path of this page's. */
export const socketUrl = (address: string): string =>
  new URL(address, location.href).href.replace(/^http/, 'ws');
