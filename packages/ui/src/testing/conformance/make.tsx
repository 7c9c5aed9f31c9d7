import type { FunctionComponent } from 'react';

/** A handler for props that a component cannot do without. */
export const nothing = (): undefined => undefined;

/** Binds the props a component cannot do without; what the suite gives is spread last. */
export function make<Props extends object>(Component: FunctionComponent<Props>, needed: Props) {
  return (given: Record<string, unknown>) => <Component {...needed} {...(given as Partial<Props>)} />;
}
