import { Quicklink } from '../features/auth/Quicklink.tsx';
import { RouterNavigation } from '../lib/navigation/RouterNavigation.tsx';

/** `/quicklink`: verifies an emailed link. */
export function Component() {
  return (
    <RouterNavigation>
      <Quicklink />
    </RouterNavigation>
  );
}
