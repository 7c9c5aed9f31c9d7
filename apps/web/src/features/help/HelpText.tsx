import type { ReactNode } from 'react';

/** Props of {@link HelpText}. */
export interface HelpTextProps {
  /** Paragraphs, with bold words and links to other pages (`calls.md`) alone. */
  children: string;
  /** Called with the name of a page that a link leads to. */
  onOpen: (page: string) => void;
  /** Class of links. */
  linkClassName: string;
}

/** The text of a help page. */
export function HelpText({ children, onOpen, linkClassName }: HelpTextProps) {
  const partOf = (part: string, key: number): ReactNode => {
    const bold = /^\*\*(.+)\*\*$/.exec(part)?.[1];
    if (bold !== undefined) return <strong key={key}>{bold}</strong>;
    const [, words, page] = /^\[(.+)\]\(([\w-]+)\.md\)$/.exec(part) ?? [];
    if (words === undefined || page === undefined) return part;
    return (
      <button key={key} type="button" className={linkClassName} onClick={() => onOpen(page)}>
        {words}
      </button>
    );
  };
  return children
    .split(/\n{2,}/)
    .map((paragraph) => (
      <p key={paragraph}>{paragraph.split(/(\*\*.+?\*\*|\[[^\]]+\]\([^)]+\))/).map(partOf)}</p>
    ));
}
