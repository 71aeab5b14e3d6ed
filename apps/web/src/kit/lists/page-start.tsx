import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useRef } from 'react';
import { startReadingAt, useFocusAfterChange } from '../hooks/focus.ts';

export interface PageStartProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page. */
  readonly hrefFor: (page: number) => string;
}

/**
 * The start of a list. It takes the focus after going to another page and announces "Page 2 of 7".
 */
export function PageStart({ page, pageCount, hrefFor }: PageStartProps) {
  const start = useRef<HTMLSpanElement>(null);
  // Changing the filter or order also goes to the first page, but must not move the focus.
  const list = hrefFor(1);
  const place = useRef({ list, page });
  useFocusAfterChange(`${page} ${list}`, () => {
    const isStep = place.current.list === list && place.current.page !== page;
    place.current = { list, page };
    if (isStep) startReadingAt(start.current);
  });

  return (
    <VisuallyHidden>
      <span ref={start} tabIndex={-1}>
        {pageCount > 1 ? `Page ${page} of ${pageCount}` : null}
      </span>
    </VisuallyHidden>
  );
}
