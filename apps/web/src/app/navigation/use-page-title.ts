import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { documentTitle } from '../../content/page-titles.ts';
import { pageHandle } from '../route-handle.ts';

/** Keeps the document's title that of the page in view. */
export function usePageTitle(): void {
  const title = pageHandle(useMatches())?.title;

  useEffect(() => {
    if (title !== undefined) {
      document.title = documentTitle(title);
    }
  }, [title]);
}
