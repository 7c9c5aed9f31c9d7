import { useMemo } from 'react';
import { findLinks } from '../core/text/findLinks.ts';

/** Props of {@link LinkedText}. */
export interface LinkedTextProps {
  /** The words as they were written; shown as text, never as markup. */
  text: string;
}

/** Words with their web and mail addresses as links. Renders text and `<a>` elements. */
export function LinkedText({ text }: LinkedTextProps) {
  const parts = useMemo(() => findLinks(text), [text]);
  let offset = 0;
  return parts.map((part) => {
    const key = offset;
    offset += part.text.length;
    if (part.kind === 'text') return part.text;
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer" dir="ltr">
        {part.text}
      </a>
    );
  });
}
