import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { CallPerson } from '../core/people/CallPerson.ts';
import type { TranscriptPort } from '../core/transcript/TranscriptPort.ts';
import { defaultTranscriptView, type TranscriptView } from '../core/transcript/TranscriptView.ts';
import { TranscriptContext, type TranscriptServices } from './TranscriptContext.ts';

/** Props of {@link TranscriptProvider}. */
export interface TranscriptProviderProps {
  /** The transcript; make it once, outside of rendering. */
  port: TranscriptPort;
  /** Id of the viewer. */
  viewerId: string;
  /** The language that the viewer reads (BCP 47). */
  language: string;
  /** Who may speak; keep it the same array. */
  people: readonly CallPerson[];
  /** How the viewer reads it, where the owner keeps that. Parts that are left out are the default. */
  view?: Partial<TranscriptView> | undefined;
  /** Called with what the viewer changes. */
  onViewChange?: ((change: Partial<TranscriptView>) => void) | undefined;
  /** The views. */
  children: ReactNode;
}

/**
 * Gives the views below it a transcript. Renders no element.
 *
 * @example
 * <TranscriptProvider port={port} viewerId="ana" language="es" people={people}>
 *   <TranscriptLines />
 * </TranscriptProvider>
 */
export function TranscriptProvider(props: TranscriptProviderProps) {
  const { port, viewerId, language, people, view: given, onViewChange, children } = props;
  const [own, setOwn] = useState<Partial<TranscriptView>>({});
  const setView = useCallback(
    (change: Partial<TranscriptView>) => {
      setOwn((before) => ({ ...before, ...change }));
      onViewChange?.(change);
    },
    [onViewChange],
  );
  const services = useMemo<TranscriptServices>(() => {
    const known = new Map(people.map((person) => [person.userId, person]));
    const personOf = (userId: string): CallPerson => known.get(userId) ?? { userId, name: userId };
    const view = { ...defaultTranscriptView, ...own, ...given };
    return { port, viewerId, language, view, setView, personOf };
  }, [port, viewerId, language, people, own, given, setView]);
  return <TranscriptContext value={services}>{children}</TranscriptContext>;
}
