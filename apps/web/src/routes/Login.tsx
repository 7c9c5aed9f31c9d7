import { SignIn } from '../features/auth/SignIn.tsx';

export { leaveWhenSignedIn as loader } from '../lib/session/guards.ts';

/** `/login`: sign-in by phone or by quick link. */
export const Component = SignIn;
