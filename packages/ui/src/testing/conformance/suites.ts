import { display } from './display.tsx';
import { floating } from './floating.tsx';
import { forms } from './forms.tsx';

/** How every component is made for the conformance suite, by name. */
export const suites = { ...display, ...floating, ...forms };
