import { Button } from '@cleaning/ui/button';
import { Dialog } from '@cleaning/ui/dialog';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export interface LeaveWarningProps {
  /** Something typed here would be lost. */
  readonly when: boolean;
}

/** Asks before a link, or closing the window, takes what was typed and not saved away. */
export function LeaveWarning({ when }: LeaveWarningProps) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const path = otherPageOf(event);
      if (path === null) return;
      event.preventDefault();
      // The link's own handler must not go there, and one form that asks is enough.
      event.stopImmediatePropagation();
      setTarget(path);
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', hold, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', hold, true);
    };
  }, [when]);

  const stay = () => setTarget(null);
  return (
    <Dialog
      open={target !== null}
      onClose={stay}
      title="Leave without saving?"
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              stay();
              if (target !== null) void navigate(target);
            }}
          >
            Leave without saving
          </Button>
          <Button variant="outline" onClick={stay}>
            Stay on this page
          </Button>
        </>
      }
    >
      <p>What you typed here has not been saved.</p>
    </Dialog>
  );
}

/** The path that a plain press of a link leads to, when that is another page of this site. */
function otherPageOf(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(event.target instanceof Element)) return null;
  const link = event.target.closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const isElsewhere = origin === window.location.origin && pathname !== window.location.pathname;
  return isElsewhere ? pathname + search + hash : null;
}
