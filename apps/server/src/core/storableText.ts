/**
 * A text that every database can store, from one that somebody else wrote: an engine, a service, a file. Null characters go, and halves of
 * characters become U+FFFD. What people send with a request is refused instead (`findUnsafe`).
 */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');
