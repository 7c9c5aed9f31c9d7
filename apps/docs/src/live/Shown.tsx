import { FrancaProvider } from '@franca/ui/provider';
import { Toaster } from '@franca/ui/Toaster';
import { Component, type ComponentType, isValidElement, type ReactNode, useEffect } from 'react';
import type { RunMessage } from './LiveMessage.ts';

interface BoundaryProps {
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps what throws while it renders from taking the frame along. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';

/** What of a module is drawn: its default, `App`, another component, or an element. */
export function drawnOf(exported: Record<string, unknown>): ReactNode {
  const named = Object.entries(exported).find(([name, value]) => /^[A-Z]/.test(name) && isComponent(value));
  const Drawn = [exported.default, exported.App, named?.[1]].find(isComponent);
  if (Drawn) return <Drawn />;
  const element = Object.values(exported).find((value) => isValidElement(value));
  if (element) return element as ReactNode;
  throw new Error('Export a component: that is what is drawn here.');
}

/** Props of {@link Shown}. */
export interface ShownProps extends Pick<RunMessage, 'theme' | 'locale' | 'direction'> {
  /** Called once it is on the page. */
  onShown: () => void;
  /** Called with what was thrown while it was rendered. */
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

function Reporter({ onShown }: Pick<ShownProps, 'onShown'>) {
  useEffect(onShown, []);
  return null;
}

/** An example in the theme and language that were chosen for it; a provider of its own counts more. */
export function Shown({ onShown, onFailed, children, ...settings }: ShownProps) {
  return (
    <FrancaProvider {...settings}>
      <Boundary onFailed={onFailed}>
        {children}
        <Reporter onShown={onShown} />
      </Boundary>
      <Toaster />
    </FrancaProvider>
  );
}
