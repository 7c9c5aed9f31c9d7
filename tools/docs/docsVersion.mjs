import { publishedPackages } from '../published/publishedPackages.mjs';

/** The version of the documentation: that of the design system, with which the kits are released. */
export const docsVersion = publishedPackages.find(({ name }) => name === 'ui').version;
