import { type Account, openAccount } from './openAccount.ts';

/** What signing in needs of a page, whichever program drives its browser. */
interface DrivenPage {
  goto(url: string): Promise<unknown>;
  evaluate(run: (text: string) => void, text: string): Promise<unknown>;
}

/** Gives a page of the server somebody's session, as the browser keeps it, and goes to `/chat`. */
export async function signIn(
  page: DrivenPage,
  origin: string,
  { token, id }: Pick<Account, 'token' | 'id'>,
): Promise<void> {
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries<string>(JSON.parse(kept))) localStorage.setItem(key, value);
    },
    JSON.stringify({ sessionToken: token, userId: id }),
  );
  await page.goto(`${origin}/chat`);
}

/** Signs in as one of the demo's people from the sign-in page, which need not offer them. */
export async function signInByName(
  page: DrivenPage & { url(): string | Promise<string> },
  name: string,
): Promise<void> {
  const { origin } = new URL(await page.url());
  await signIn(page, origin, await openAccount(origin, name));
}
