import { useEffect } from 'react';
import { documentTitle } from '../../../content/page-titles.ts';

const PAGE_TITLE = 'Messages';

/** Names the browser's tab after the conversation that is open, and after the page again once it is not. */
export function useConversationTitle(subject: string | undefined): void {
  useEffect(() => {
    if (subject === undefined) return undefined;
    document.title = documentTitle(`${subject}, ${PAGE_TITLE.toLowerCase()}`);
    return () => {
      document.title = documentTitle(PAGE_TITLE);
    };
  }, [subject]);
}
