/**
 * What is left of Linaria at run time: joins the class names that are given. Linaria's own also takes atomic classes apart,
 * of which the kits have none.
 *
 * @param {...(string | false | null | undefined | 0)} names
 */
export const cx = (...names) => names.filter(Boolean).join(' ');
