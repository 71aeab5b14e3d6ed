import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToElement } from './scroll-to-element.ts';

const scrollTo = vi.fn<(options?: ScrollToOptions) => void>();

/** An element whose top is as many pixels below that of the window. */
function elementAt(top: number): Element {
  const element = document.createElement('section');
  document.body.append(element);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100));
  return element;
}

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 200);
});

describe('a link within the page', () => {
  it('scrolls smoothly to its target, with the room above it that the styles ask for', () => {
    const element = elementAt(700);
    vi.stubGlobal('getComputedStyle', (of: Element) =>
      of === element
        ? { scrollMarginTop: '24px', scrollPaddingTop: 'auto' }
        : { scrollMarginTop: '0px', scrollPaddingTop: '96px' },
    );
    scrollToElement(element);
    expect(scrollTo).toHaveBeenCalledWith({ top: 780, behavior: 'smooth' });
  });

  it('never scrolls beyond the top', () => {
    scrollToElement(elementAt(-250));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('jumps for users who want no motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    scrollToElement(elementAt(700));
    expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
  });
});
