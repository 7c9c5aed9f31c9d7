/**
 * Where this site stands on its host: nothing for the newest version, `/v/0.1.0` for one that is kept beside newer ones. Without
 * a slash at its end.
 */
export const base = (process.env.DOCS_BASE ?? '').replace(/\/$/, '');
