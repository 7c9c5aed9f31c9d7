import { queryClient } from './queryClient.ts';
import { countryCodes } from './staticLists.ts';

/** Loads the list of dial codes outside of React; none where they cannot be loaded. */
export const loadCountryCodes = () => queryClient.ensureQueryData(countryCodes()).catch(() => []);
