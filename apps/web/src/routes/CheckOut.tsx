import { NotYetPage } from '../components/NotYetPage.tsx';
import { useText } from '../strings/useText.ts';

export { requireSession as loader } from '../lib/requireSession.ts';

/** `/check-out and the pages under it`: not built yet, and says so. */
export function Component() {
  const text = useText();
  return <NotYetPage name={text('checkout')} />;
}
