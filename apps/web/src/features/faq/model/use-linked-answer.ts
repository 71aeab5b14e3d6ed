import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Opens the answer that the address names. The browser does so by itself when the page is loaded;
 * links followed inside the app need it done.
 */
export function useLinkedAnswer(): void {
  const location = useLocation();

  // Before the page scrolls to the answer: while it is closed it has no place to scroll to.
  useLayoutEffect(() => {
    const { hash } = location;
    const answer = hash === '' ? null : document.getElementById(hash.slice(1));
    const details = answer?.closest('details');
    if (details !== null && details !== undefined) {
      details.open = true;
    }
  }, [location]);
}
