import { type ComponentProps, useState } from 'react';
import { PortalContext } from '../internals/Portal.tsx';
import type { Density } from './Density.ts';
import type { Theme } from './Theme.ts';

/** Props of {@link FrancaScope}. */
export interface FrancaScopeProps extends ComponentProps<'div'> {
  /** Colour theme of this part of the page. */
  theme: Theme;
  /** Room around words in this part of the page. */
  density: Density;
}

/** The element of an embedded provider: carries language, direction, theme and density, and holds what floats. */
export function FrancaScope({ theme, density, children, ...rest }: FrancaScopeProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div {...rest} ref={setElement} data-fr-scope="" data-fr-theme={theme} data-fr-density={density}>
      <PortalContext value={element}>{children}</PortalContext>
    </div>
  );
}
