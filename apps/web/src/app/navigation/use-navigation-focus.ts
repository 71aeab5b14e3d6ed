import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { elementOfHash } from '#kit/hooks/element-of-hash.ts';
import { findHeading, focusForReading } from '#kit/hooks/focus.ts';

/**
 * After navigation to another page, focuses its heading or the element that the address names. The
 * first page keeps the browser's own focus.
 */
export function useNavigationFocus(): void {
  const { hash, pathname } = useLocation();
  const place = pathname + hash;
  const currentPlace = useRef(place);

  useEffect(() => {
    if (currentPlace.current === place) return undefined;
    currentPlace.current = place;
    const target = elementOfHash(hash) ?? findHeading();
    if (target === null) return waitForHeading();
    focusForReading(target);
    return undefined;
  }, [hash, place]);
}

/**
 * Focuses the page whose heading waits for its data, and the heading once it is there, unless the user
 * has gone on.
 *
 * @returns a function that stops waiting.
 */
function waitForHeading(): (() => void) | undefined {
  const main = document.querySelector('main');
  if (main === null) return undefined;
  focusForReading(main);
  const observer = new MutationObserver(() => {
    const heading = findHeading();
    if (heading === null) return;
    observer.disconnect();
    if (document.activeElement === main) focusForReading(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
