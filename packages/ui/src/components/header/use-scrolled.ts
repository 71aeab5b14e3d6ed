import { useEffect, useState } from 'react';

/** After this many pixels of scroll the header turns solid. */
export const HEADER_SCROLL_THRESHOLD = 20;

/** Whether the page is scrolled beyond the threshold. False until the page is interactive. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const read = () => setScrolled(window.scrollY > HEADER_SCROLL_THRESHOLD);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);

  return scrolled;
}
