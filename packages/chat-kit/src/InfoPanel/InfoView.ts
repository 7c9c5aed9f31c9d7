/** What the information panel shows: the overview, what was shared, or the members. */
export type InfoView = 'default' | 'media' | 'file' | 'members';
