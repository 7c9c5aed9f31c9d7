/** What stands under one heading of a help page. */
export interface HelpSection {
  /** Page and place of the heading, such as `calls.3`. */
  readonly id: string;
  /** The heading. */
  readonly heading: string;
  /** The text, in paragraphs of Markdown. */
  readonly text: string;
  /** Other words that people search with. */
  readonly also: string;
}

/** A page of the help. */
export interface HelpPage {
  /** Its name, the same in every language. */
  readonly name: string;
  /** Its title. */
  readonly title: string;
  /** What stands before its first heading; may be empty. */
  readonly intro: string;
  /** Its parts. */
  readonly sections: readonly HelpSection[];
}

/** What a person wants to know first comes first. */
const order =
  `sign-in profile translation conversations messages files voice emoji friends groups search notifications calls transcript
  appearance smarttalk plans privacy offline keyboard`.split(/\s+/);

const placeOf = ({ name }: HelpPage) => (order.includes(name) ? order.indexOf(name) : order.length);

function parsePage(name: string, content: string): HelpPage {
  const [head = '', ...parts] = content.split(/^## /m);
  const [title = '', ...intro] = head.replace(/^# /, '').split('\n');
  const sections = parts.map((part, index): HelpSection => {
    const [heading = '', ...lines] = part.split('\n');
    const body = lines.join('\n');
    const also = /<!-- also: (.*?) -->/s.exec(body)?.[1] ?? '';
    const text = body.replaceAll(/<!--.*?-->/gs, '').trim();
    return { id: `${name}.${index + 1}`, heading: heading.trim(), text, also };
  });
  return { name, title: title.trim(), intro: intro.join('\n').trim(), sections };
}

/** The pages of a language from their files, by path. */
export function parseHelpPages(files: Readonly<Record<string, string>>): HelpPage[] {
  return Object.entries(files)
    .map(([path, content]) => parsePage(path.replace(/^.*\//, '').replace(/\.md$/, ''), content))
    .sort((one, other) => placeOf(one) - placeOf(other));
}
