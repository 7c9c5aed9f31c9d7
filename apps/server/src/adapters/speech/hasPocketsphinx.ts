import { existsSync } from 'node:fs';

/** Where Debian installs the program. */
export const pocketsphinxProgram = '/usr/bin/pocketsphinx_continuous';
const model = '/usr/share/pocketsphinx/model/en-us/en-us';

/** Whether the program and its English model are installed. */
export const hasPocketsphinx = (): boolean => existsSync(pocketsphinxProgram) && existsSync(model);
