import type { ReactElement } from 'react';
import type { KeyboardPatternName } from './keyboard/patterns.ts';

/** How a component holds a value that a person can change. */
export interface ValueOptions {
  /** The prop with which the parent decides. Default `value`. */
  prop?: string;
  /** The prop with which the component starts. Default `defaultValue`. */
  defaultProp?: string;
  /** The handler that is called. Default `onValueChange`. */
  onChange?: string;
  /** The value before. */
  first: unknown;
  /** The value after the person has acted. */
  second: unknown;
  /** What the person does; the element is the one with the rest of the props. */
  act: (element: HTMLElement) => Promise<void>;
  /** Reads from the page which value is shown. */
  shown: (element: HTMLElement) => unknown;
  /** The value while the component is not on the page, such as a dialog that is closed. */
  gone?: unknown;
  /** The value in the handler's arguments. Default: its first argument. */
  told?: (given: unknown) => unknown;
}

/** Which keys a component takes, and how it is made for that test when it needs more than the least props. */
export interface KeyboardOptions {
  /** The pattern of the ARIA Authoring Practices. */
  pattern: KeyboardPatternName;
  /** Renders the component with the given props spread last. Default: that of the component's entry. */
  create?: (props: Record<string, unknown>) => ReactElement;
  /** What is typed, for patterns that take text. Default `ab`. */
  text?: string;
}

/** How the conformance suite treats a component. */
export interface ConformanceOptions {
  /** Renders the component with the given props spread last. */
  create: (props: Record<string, unknown>) => ReactElement;
  /** Tag name, in lower case, of the element that gets ref and rest props. */
  element: string;
  /** Tag name of the outermost element where class and style go, when it is another one. */
  outer?: string;
  /** Its stable name for style sheets: `data-fr-part` of the element that gets ref and rest props. */
  part?: string;
  /** The component can be turned off with `disabled`. Default false. */
  disableable?: boolean;
  /** The component shows itself in a portal, which the server does not render. Default false. */
  portal?: boolean;
  /** What a person does, or waits for, before the component shows itself and what it contains. */
  appear?: () => Promise<void>;
  /** The value it holds, when it holds one. */
  value?: ValueOptions;
  /** The keys it takes; `none` when it takes none. */
  keyboard: KeyboardPatternName | KeyboardOptions;
  /** Selector of what keeps its place in right-to-left languages, such as a picture. */
  unmirrored?: string;
}
