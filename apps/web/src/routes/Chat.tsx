import { BusyPage } from '../components/BusyPage.tsx';
import { ErrorScreen } from '../components/ErrorScreen.tsx';
import { useMe } from '../lib/useMe.ts';
import { ChatPage } from './ChatPage.tsx';

export { requireSession as loader } from '../lib/requireSession.ts';

/** `/chat`: the main application, once it is known who is signed in. */
export function Component() {
  const { data: me, isError } = useMe();
  if (me) return <ChatPage me={me} />;
  return isError ? <ErrorScreen /> : <BusyPage />;
}
