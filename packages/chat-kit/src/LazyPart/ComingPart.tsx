import { useState } from 'react';
import { MissingPart } from './MissingPart.tsx';
import type { PartSource, PartTry } from './PartSource.ts';

/** Props of {@link ComingPart}. */
export interface ComingPartProps<Props extends object> {
  /** Where the part comes from. */
  source: PartSource<Props>;
  /** Props of the part. */
  given: Props;
}

/** A part that is fetched when it is first drawn, or what is said when it does not come. */
export function ComingPart<Props extends object>({ source, given }: ComingPartProps<Props>) {
  const { ask, giveUp, beside } = source;
  const [own, setOwn] = useState<PartTry<Props> | null>(ask);
  const [first] = useState(own);
  // Thrown, as `lazy` does: what `use` waits for inside an `act` of a test may be forgotten.
  if (own && own.Part === undefined) throw own.end;
  if (own?.Part) return <own.Part {...given} />;
  // What stays while it is closed was opened again.
  if (!own && 'open' in given && given.open) setOwn(ask());

  const take = (): boolean => {
    // Several may have waited for the same file: it is told once, and the next who asks fetches.
    if (!own || source.asked !== own) return false;
    source.asked = null;
    // The sentence in the part's place is heard when it comes, but not when it stays.
    if (!giveUp) return giveUp === undefined && own !== first;
    setOwn(null);
    giveUp(given);
    return true;
  };
  return (
    <MissingPart onMissing={take} onRetry={giveUp === undefined ? () => setOwn(ask()) : undefined}>
      {beside?.(given)}
    </MissingPart>
  );
}
