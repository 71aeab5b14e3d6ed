import { Component } from 'react';
import type { ReactNode } from 'react';
import { RouteErrorScreen } from './route-error-screen.tsx';

interface ErrorBoundaryProps {
  /** The address of the page. Another one is another chance. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly hasFailed: boolean;
}

/** Shows that a page failed, in its place, until another page is visited. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { place, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <RouteErrorScreen /> : this.props.children;
  }
}
