import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** What may fail. */
  children: ReactNode;
}

/** Shows a sentence and a way on where a component has failed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  /** Remembers the failure, so that the next render shows the way on. */
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
