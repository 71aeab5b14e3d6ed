import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { documentTitle } from '#content/page-titles.ts';

/** Sets the document title to that of the innermost matched route with a title. */
export function usePageTitle(): void {
  const title = findPageTitle(useMatches().map(({ handle }) => handle));
  useEffect(() => {
    if (title !== null) {
      document.title = documentTitle(title);
    }
  }, [title]);
}

/** The title of the innermost route that has one, from the handles of the matched routes. */
export function findPageTitle(handles: readonly unknown[]): string | null {
  return handles.map(readTitle).findLast((title) => title !== null) ?? null;
}

function readTitle(handle: unknown): string | null {
  const hasTitle = typeof handle === 'object' && handle !== null && 'title' in handle;
  return hasTitle && typeof handle.title === 'string' ? handle.title : null;
}
