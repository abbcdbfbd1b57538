import { Component, type ReactNode } from 'react';

interface EngineBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Turns an engine that cannot be loaded, or that breaks, into one that has failed: the map goes on without it. */
export class EngineBoundary extends Component<EngineBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
