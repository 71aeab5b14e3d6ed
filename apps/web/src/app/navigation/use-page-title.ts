import { useEffect } from 'react';
import { documentTitle } from '../../content/page-titles.ts';

/** Keeps the document's title that of the page in view. A frame around a page has none of its own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) {
      document.title = documentTitle(title);
    }
  }, [title]);
}
