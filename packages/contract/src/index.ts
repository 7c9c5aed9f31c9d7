// Two files where it is built: whoever takes no schema from here loads none.
export * from './client.ts';
export * from './schemas.ts';
