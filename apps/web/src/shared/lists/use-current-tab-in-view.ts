import { showInRow } from '@cleaning/ui/keep-focus-in-row';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows the current tab of a row that may be wider than a phone.
 *
 * @param content changes with the tab that is current, and when the row gets wider because counts arrive.
 * @returns a ref for the row.
 */
export function useCurrentTabInView(content: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A row that is drawn again stays where the user moved it.
    if (shown.current === content) return;
    shown.current = content;
    const tab = row.current?.querySelector('[aria-current]');
    if (row.current && tab) showInRow(tab, row.current);
  });
  return row;
}
