import { SignIn } from '../features/auth/SignIn.tsx';
import { RouterNavigation } from '../lib/navigation/RouterNavigation.tsx';

/** `/login` inside the application, after logging out; opened by its address it is a document of its own, `login.html`. */
export function Component() {
  return (
    <RouterNavigation>
      <SignIn />
    </RouterNavigation>
  );
}
