import { Quicklink } from '../features/auth/Quicklink.tsx';

/** `/quicklink`: verifies an emailed link. */
export const Component = Quicklink;
