import { editor } from './componentPage.mjs';

const block = /^```tsx\n([\s\S]*?)^```$/gm;

/** What an example may import in the frame that draws it. */
const known = /^(react|react-dom|lucide-react|@franca\/(ui|chat-kit|call-kit|languages)(\/.*)?)$/;
const importOf = /(?:from|import) '([^']+)'/g;

/** Whether code draws something by itself: it exports an element, or a component that needs no props and no provider around it. */
const drawsByItself = (code) =>
  (/<\w*(Provider|Assistant)/.test(code) || !/from '@franca\/(chat|call)-kit/.test(code)) &&
  /^export (const (?!dynamic)\w+ = \(\n? *<|(const [A-Z]\w* = |function [A-Z]\w*)\(\))/m.test(code) &&
  !/\bdeclare const\b/.test(code);

/** Puts an editor below the code of a guide that can run as it stands there. */
export const withEditors = (text) =>
  text.replaceAll(block, (whole, code) => {
    const addresses = [...code.matchAll(importOf)].map(([, address]) => address);
    if (!drawsByItself(code) || !addresses.every((address) => known.test(address))) return whole;
    return `${whole}\n\n${editor('', [{ name: 'Default', code: code.trimEnd() }])}\n`;
  });
