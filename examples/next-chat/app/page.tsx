import { loadPage } from './actions.ts';
import { Chat } from './Chat.tsx';

export default async function Page({ searchParams }: { searchParams: Promise<{ as?: string }> }) {
  const { as } = await searchParams;
  return <Chat as={as === 'marco' ? 'marco' : 'emma'} page={await loadPage(null)} />;
}
