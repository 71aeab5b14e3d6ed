import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { elementOfHash } from '#kit/hooks/element-of-hash.ts';
import { scrollToElement } from '#kit/hooks/scroll-to-element.ts';

/**
 * Scrolls a new page to its top or to the element that the address names, and restores the position
 * on going back. A changed query on the same page does not scroll, unlike with the router's
 * ScrollRestoration. The first page is left to the browser, since the user may have scrolled before
 * the app starts.
 */
export function useScrollPosition(): void {
  const { hash, key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const currentKey = useRef(key);
  const currentPathname = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.current.set(currentKey.current, window.scrollY);
    const restoreBrowserScrolling = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', restoreBrowserScrolling);
    return () => {
      restoreBrowserScrolling();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', restoreBrowserScrolling);
    };
  }, []);

  useLayoutEffect(() => {
    if (currentKey.current === key) {
      return;
    }
    currentKey.current = key;
    const isSamePage = currentPathname.current === pathname;
    currentPathname.current = pathname;
    const target = elementOfHash(hash);
    const remembered =
      navigationType === NavigationType.Pop ? positions.current.get(key) : undefined;
    if (remembered === undefined && target !== null) {
      scrollToElement(target);
    } else if (remembered !== undefined || !isSamePage) {
      window.scrollTo({ top: remembered ?? 0, behavior: 'instant' });
    }
  }, [hash, key, navigationType, pathname]);
}
