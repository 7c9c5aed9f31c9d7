import { findUiLanguage, type UiLanguage } from '@franca/languages';
import { Button, Dialog, linkClassName, SearchField, Spinner } from '@franca/ui';
import { useEffect, useRef, useState } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useText, useTexts } from '../../strings/texts.ts';
import * as styles from './HelpDialog.styles.ts';
import { HelpText } from './HelpText.tsx';
import type { HelpPage } from './parseHelpPages.ts';
import { searchHelp } from './searchHelp.ts';

const files: Readonly<Record<UiLanguage, () => Promise<{ pages: HelpPage[] }>>> = {
  en: () => import('./pages/en.ts'),
  ar: () => import('./pages/ar.ts'),
  es: () => import('./pages/es.ts'),
  fr: () => import('./pages/fr.ts'),
  it: () => import('./pages/it.ts'),
  vi: () => import('./pages/vi.ts'),
};

/** The pages in the language of the interface, in English where there are none; null while they come, an error where they do not. */
function useHelpPages(language: UiLanguage, attempt: number): readonly HelpPage[] | Error | null {
  const [loaded, setLoaded] = useState<{ key: string; pages: readonly HelpPage[] | Error } | null>(null);
  const key = `${language} ${attempt}`;
  useEffect(() => {
    let isCurrent = true;
    const keep = (pages: readonly HelpPage[] | Error) => isCurrent && setLoaded({ key, pages });
    files[language]().then(
      ({ pages }) => keep(pages),
      (error: unknown) => keep(error instanceof Error ? error : new Error('The help did not come.')),
    );
    return () => {
      isCurrent = false;
    };
  }, [language, key]);
  return loaded?.key === key ? loaded.pages : null;
}

/** One page; the part that the address names is scrolled to and takes the focus. */
function Page({ page, place, onOpen }: { page: HelpPage; place: string; onOpen: (place: string) => void }) {
  const wanted = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!place) return;
    wanted.current?.scrollIntoView({ block: 'start' });
    wanted.current?.focus({ preventScroll: true });
  }, [place]);
  const named = page.sections.some(({ id }) => id === place) ? place : page.name;
  return (
    <>
      <h3 tabIndex={-1} ref={named === page.name ? wanted : undefined}>
        {page.title}
      </h3>
      {page.intro ? (
        <HelpText onOpen={onOpen} linkClassName={linkClassName}>
          {page.intro}
        </HelpText>
      ) : null}
      {page.sections.map(({ id, heading, text }) => (
        <section key={id} className={styles.section}>
          <h4 tabIndex={-1} ref={named === id ? wanted : undefined}>
            {heading}
          </h4>
          <HelpText onOpen={onOpen} linkClassName={linkClassName}>
            {text}
          </HelpText>
        </section>
      ))}
    </>
  );
}

/** The list of pages, or what a search finds in them. */
function Overview({ pages, onOpen }: { pages: readonly HelpPage[]; onOpen: (place: string) => void }) {
  const text = useText();
  const [query, setQuery] = useState('');
  const found = searchHelp(pages, query);
  const entries = query.trim()
    ? found.map(({ page, section }) => ({ place: section.id, name: section.heading, under: page.title }))
    : pages.map(({ name, title }) => ({ place: name, name: title, under: null }));
  const count =
    entries.length === 0
      ? text('shell.switcherNone')
      : text('shell.switcherCount', { count: entries.length });
  return (
    <>
      <SearchField value={query} onValueChange={setQuery} />
      <p role="status" className={styles.quiet}>
        {query.trim() ? count : null}
      </p>
      <ul className={styles.list}>
        {entries.map(({ place, name, under }) => (
          <li key={place}>
            <button type="button" className={styles.entry} onClick={() => onOpen(place)}>
              {name}
              {under ? <span className={styles.quiet}>{under}</span> : null}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The help: its pages in the language of the interface, with a search. `subject` of the address names the page, or a part of it (`calls.3`). */
export function HelpDialog({ open, inHistory = false, onOpenChange }: DialogProps) {
  const text = useText();
  const { dialog, subject, openDialog } = useChatAddress();
  const language = findUiLanguage(useTexts().language) ?? 'en';
  const [attempt, setAttempt] = useState(0);
  const pages = useHelpPages(language, attempt);
  const place = dialog === 'help' ? (subject ?? '') : '';
  const show = (next?: string) => openDialog('help', next);

  const content = () => {
    if (pages === null) return <Spinner />;
    if (pages instanceof Error)
      return <Button onClick={() => setAttempt(attempt + 1)}>{text('common.retry')}</Button>;
    const page = pages.find(({ name }) => name === place.split('.')[0]);
    if (!page) return <Overview pages={pages} onOpen={show} />;
    return (
      <>
        <div>
          <Button variant="neutral" onClick={() => show()}>
            {text('billing.goBack')}
          </Button>
        </div>
        <Page page={page} place={place} onOpen={show} />
      </>
    );
  };

  return (
    <Dialog
      open={open}
      inHistory={inHistory}
      onOpenChange={onOpenChange}
      title={text('shell.help')}
      size="large"
    >
      <div className={styles.help} lang={language}>
        {content()}
      </div>
    </Dialog>
  );
}
