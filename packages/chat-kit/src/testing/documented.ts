import type { ComponentType } from 'react';

/** The component that stories document when their args are not its props; the page of the stories shows its props. */
export function documented<Args>(component: ComponentType<never>): ComponentType<Args> {
  return component as unknown as ComponentType<Args>;
}
