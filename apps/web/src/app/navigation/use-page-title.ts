import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { documentTitle } from '../../content/page-titles.ts';

/** Sets the document title to that of the innermost matched route with a title. */
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
