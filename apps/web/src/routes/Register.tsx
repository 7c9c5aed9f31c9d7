import { Registration } from '../features/registration/Registration.tsx';

export { requireAuthenticated as guard } from '../lib/session/guards.ts';

/** `/register`: "The Basics". */
export const Component = Registration;
