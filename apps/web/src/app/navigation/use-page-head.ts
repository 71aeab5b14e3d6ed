import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { documentTitle } from '../../content/page-heads.ts';
import { pageHandle } from '../route-handle.ts';

/** Keeps the document's title and description those of the page in view. */
export function usePageHead(): void {
  const handle = pageHandle(useMatches());
  const title = handle?.title;
  const description = handle?.description;

  useEffect(() => {
    if (title !== undefined) {
      document.title = documentTitle(title);
    }
  }, [title]);

  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta !== null && description !== undefined) {
      meta.content = description;
    }
  }, [description]);
}
