import { useEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { focusForReading, focusHeading } from '#kit/hooks/focus.ts';
import { OPEN_TITLE_ID } from '../../conversation-head.tsx';
import { threadRowId } from './thread-row.tsx';
import { messagesViewPath, type OpenPart } from './messages-view.ts';

/**
 * Focuses the heading of what was opened, and on return the row of the conversation that was left.
 * All of these addresses share one path, so the app's own focus handling does not see the change.
 */
export function useMessagesFocus(open: OpenPart): { readonly goBack: () => void } {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const name = identify(open);
  const left = useRef({ name, open });
  const isListBehind = useRef(false);

  useEffect(() => {
    const { name: nameBefore, open: openBefore } = left.current;
    if (nameBefore === name) return;
    left.current = { name, open };
    isListBehind.current = openBefore.kind === 'nothing' && navigationType === NavigationType.Push;
    if (open.kind === 'nothing') focusRow(openBefore);
    else focusForReading(document.getElementById(OPEN_TITLE_ID));
  }, [name, open, navigationType]);

  return {
    goBack() {
      if (isListBehind.current) void navigate(-1);
      else
        void navigate(messagesViewPath({ open: { kind: 'nothing' }, page: 1 }), { replace: true });
    },
  };
}

function identify(open: OpenPart): string {
  if (open.kind === 'thread') return open.id;
  return open.kind === 'about' ? open.about.id : open.kind;
}

function focusRow(left: OpenPart): void {
  const row = left.kind === 'thread' ? document.getElementById(threadRowId(left.id)) : null;
  if (row === null) focusHeading();
  else focusForReading(row);
}
