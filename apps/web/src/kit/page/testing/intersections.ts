import { vi } from 'vitest';

/** A mock of IntersectionObserver. */
export interface Intersections {
  /** Makes only the elements with these ids visible. */
  show: (...ids: readonly string[]) => void;
}

export function watchIntersections(): Intersections {
  const watches = new Set<Watch>();

  class Watch implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #callback: IntersectionObserverCallback;
    readonly #targets = new Set<Element>();

    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
      watches.add(this);
    }

    tell(ids: readonly string[]) {
      const entries = Array.from(this.#targets, (target) => entryOf(target, ids));
      this.#callback(entries, this);
    }

    observe(target: Element) {
      this.#targets.add(target);
    }

    unobserve(target: Element) {
      this.#targets.delete(target);
    }

    disconnect() {
      watches.delete(this);
    }

    takeRecords() {
      return [];
    }
  }

  vi.stubGlobal('IntersectionObserver', Watch);
  return {
    show(...ids) {
      for (const watch of watches) {
        watch.tell(ids);
      }
    },
  };
}

function entryOf(target: Element, shown: readonly string[]): IntersectionObserverEntry {
  const rect = target.getBoundingClientRect();
  const isIntersecting = shown.includes(target.id);
  return {
    target,
    isIntersecting,
    intersectionRatio: isIntersecting ? 1 : 0,
    boundingClientRect: rect,
    intersectionRect: rect,
    rootBounds: null,
    time: 0,
  };
}
