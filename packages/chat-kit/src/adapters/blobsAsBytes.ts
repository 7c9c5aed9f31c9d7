/** What stands in the place of a Blob; the name is that of no field of a message. */
interface StoredBytes {
  readonly 'bytes-of-blob': ArrayBuffer;
  readonly type: string;
  /** The name of a file; undefined for a Blob that is none. */
  readonly name?: string;
}

const isBytes = (value: object): value is StoredBytes => 'bytes-of-blob' in value;

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';

/** Whether a Blob is anywhere in a value. */
export function holdsBlob(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return isPlain(value) && Object.values(value).some(holdsBlob);
}

/** A copy of a value with the bytes of each Blob in its place: a database that takes no Blobs takes these. */
export async function blobsToBytes<Value>(value: Value): Promise<Value> {
  if (value instanceof Blob) {
    const bytes = { 'bytes-of-blob': await value.arrayBuffer(), type: value.type };
    return (value instanceof File ? { ...bytes, name: value.name } : bytes) as Value;
  }
  if (!holdsBlob(value)) return value;
  if (Array.isArray(value)) return (await Promise.all(value.map(blobsToBytes))) as Value;
  const fields = Object.entries(value as object).map(
    async ([key, field]) => [key, await blobsToBytes(field)] as const,
  );
  return Object.fromEntries(await Promise.all(fields)) as Value;
}

/** The value that {@link blobsToBytes} was given. */
export function bytesToBlobs<Value>(value: Value): Value {
  if (!isPlain(value)) return value;
  if (Array.isArray(value)) return value.map(bytesToBlobs) as Value;
  if (isBytes(value)) {
    const { 'bytes-of-blob': bytes, type, name } = value;
    return (name === undefined ? new Blob([bytes], { type }) : new File([bytes], name, { type })) as Value;
  }
  const fields = Object.entries(value).map(([key, field]) => [key, bytesToBlobs(field)] as const);
  return Object.fromEntries(fields) as Value;
}
