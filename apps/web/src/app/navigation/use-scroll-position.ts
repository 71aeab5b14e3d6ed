import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new page starts at its top or at the part its address names, and going back restores the position.
 * Another query on the same page scrolls nowhere, where the router's ScrollRestoration would go to the
 * top. The first page of a visit is left to the browser: the app may start after the user scrolled.
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
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const remembered =
      navigationType === NavigationType.Pop ? positions.current.get(key) : undefined;
    if (remembered === undefined && target !== null) {
      scrollToElement(target);
    } else if (remembered !== undefined || !isSamePage) {
      window.scrollTo({ top: remembered ?? 0, behavior: 'instant' });
    }
  }, [hash, key, navigationType, pathname]);
}

/** Scrolls smoothly to an element, clear of the header by the page's scroll padding; reduced motion jumps. */
function scrollToElement(element: Element): void {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth', block: 'start' });
}
