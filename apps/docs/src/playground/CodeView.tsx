import { copyText } from '@franca/ui/kit';
import { useState } from 'react';

/** Props of {@link CodeView}. */
export interface CodeViewProps {
  /** Name of the file. */
  name: string;
  /** What stands in it. */
  text: string;
}

/** A file to read, to copy and to save. */
export function CodeView({ name, text }: CodeViewProps) {
  const [copied, setCopied] = useState({ text: '', said: '' });
  const copy = () =>
    copyText(text).then(
      () => setCopied({ text, said: 'Copied' }),
      () => setCopied({ text, said: 'Not copied' }),
    );
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text]));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <figure className="playground-code">
      <figcaption>
        <code>{name}</code>
        <button type="button" onClick={copy}>
          {copied.text === text ? copied.said : 'Copy'}
        </button>
        <button type="button" onClick={save}>
          Save
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <pre tabIndex={0} dir="ltr">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
