/** The address of a file of this server. */
export const fileAddress = (key: string): string => `/api/file/${key}`;

/** The key of a file by its address, whichever of its names the server has there; undefined for other addresses. */
export const fileKey = (address: string): string | undefined =>
  /\/api\/file\/([0-9a-f]{40})$/.exec(address)?.[1];

/** Whether an address is that of a file of the host that this page is from. */
export function isOwnFile(address: string): boolean {
  const key = fileKey(address);
  const host = globalThis.location?.origin ?? '';
  return key !== undefined && ['', host].some((start) => address === start + fileAddress(key));
}
