import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { minimalSetup } from 'codemirror';

const colour = (name: string) => `var(--live-${name})`;

/** Colours are custom properties of the site, so that they follow its theme. */
const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: colour('keyword') },
  { tag: [tags.string, tags.special(tags.string), tags.number, tags.bool], color: colour('value') },
  { tag: [tags.tagName, tags.typeName, tags.className], color: colour('name') },
  { tag: [tags.propertyName, tags.attributeName], color: colour('property') },
  { tag: tags.comment, color: colour('comment') },
]);

const looks = EditorView.theme({
  '&': { fontSize: '0.8125rem', blockSize: '100%', color: 'var(--sl-color-white)' },
  '.cm-scroller': { fontFamily: 'var(--__sl-font-mono)', lineHeight: '1.5' },
  '.cm-cursor': { borderInlineStartColor: 'var(--sl-color-white)' },
  '&.cm-focused': { outline: '2px solid var(--sl-color-text-accent)', outlineOffset: '-2px' },
});

/** What an editor can be asked for. */
export interface CodeEditor {
  /** Takes other code. */
  setCode: (code: string) => void;
}

/**
 * Opens an editor for TypeScript in an element. Tab leaves it, as it leaves every field.
 *
 * @param parent where it is drawn
 * @param options its name for screen readers, the code to begin with, and what is called with every change of it
 */
export function openEditor(
  parent: Element,
  { label, code, onChange }: { label: string; code: string; onChange: (code: string) => void },
): CodeEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        minimalSetup,
        javascript({ jsx: true, typescript: true }),
        syntaxHighlighting(highlighting),
        looks,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, dir: 'ltr' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setCode: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
  };
}
