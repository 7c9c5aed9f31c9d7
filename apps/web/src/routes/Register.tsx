import { Registration } from '../features/registration/Registration.tsx';

/** `/register`: "The Basics". */
export const Component = Registration;
