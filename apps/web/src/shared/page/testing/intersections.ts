import { vi } from 'vitest';

/** Stands in for the browser's watch over what is in view, and says when something has moved. */
export function watchIntersections(): { move: () => void } {
  const watches = new Set<() => void>();

  class Watch implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #tell: () => void;

    constructor(callback: IntersectionObserverCallback) {
      this.#tell = () => callback([], this);
    }

    observe() {
      watches.add(this.#tell);
    }

    unobserve() {
      watches.delete(this.#tell);
    }

    disconnect() {
      watches.delete(this.#tell);
    }

    takeRecords() {
      return [];
    }
  }

  vi.stubGlobal('IntersectionObserver', Watch);
  return {
    move() {
      for (const tell of watches) {
        tell();
      }
    },
  };
}
