import { useEffect } from 'react';

const QUESTION = 'Your files are still being added. Leave this page and stop adding them?';

/** Asks before the person leaves the page while something is under way. */
export function useLeaveWarning(isUnderWay: boolean): void {
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router sees it.
    const ask = (event: MouseEvent) => {
      if (!leadsAway(event) || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, { capture: true });
    };
  }, [isUnderWay]);
}

/** Whether a press follows a link to another page of this site, in this tab. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return false;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
