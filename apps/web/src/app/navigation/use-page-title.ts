import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { documentTitle } from '../../content/page-titles.ts';

/** Keeps the document's title that of the page in view: the innermost route whose handle has one. */
export function usePageTitle(): void {
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((name) => name !== null);
  useEffect(() => {
    if (title !== undefined && title !== null) {
      document.title = documentTitle(title);
    }
  }, [title]);
}

function titleOf(handle: unknown): string | null {
  const hasTitle = typeof handle === 'object' && handle !== null && 'title' in handle;
  return hasTitle && typeof handle.title === 'string' ? handle.title : null;
}
