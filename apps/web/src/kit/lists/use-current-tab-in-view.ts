import { showInRow } from '@cleaning/ui/keep-focus-in-row';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls the current tab into view in a row that may be wider than the screen.
 *
 * @param content a text that changes with the current tab, and when the row grows because counts
 * have loaded.
 * @returns a ref for the row.
 */
export function useCurrentTabInView(content: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A re-render without a change must not undo the user's scrolling.
    if (shown.current === content) return;
    shown.current = content;
    // The attribute that says to everybody which tab is current.
    const tab = row.current?.querySelector('[aria-current]');
    if (row.current && tab) showInRow(tab, row.current);
  });
  return row;
}
