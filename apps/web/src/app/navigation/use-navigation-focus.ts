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
    if (currentPlace.current === place) {
      return;
    }
    currentPlace.current = place;
    const named = elementOfHash(hash);
    // A page that is still loading has no heading yet.
    focusForReading(named ?? findHeading() ?? document.querySelector('main'));
  }, [hash, place]);
}
