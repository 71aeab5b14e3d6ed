import { useEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { focusForReading, focusHeading } from '../../../shared/hooks/focus.ts';
import { messagesViewPath, type OpenPart } from './messages-view.ts';

/** The title of what is open. */
export const OPEN_TITLE_ID = 'open-conversation';

/**
 * Reading goes on at what was opened, and back at the conversation that was left. The address of all
 * of it has one path, so the app takes it for one page.
 */
export function useMessagesFocus(open: OpenPart): { readonly goBack: () => void } {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const name = nameOf(open);
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

function nameOf(open: OpenPart): string {
  if (open.kind === 'thread') return open.id;
  return open.kind === 'about' ? open.about.id : open.kind;
}

function focusRow(left: OpenPart): void {
  const row =
    left.kind === 'thread'
      ? document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(left.id)}"]`)
      : null;
  if (row === null) focusHeading();
  else focusForReading(row);
}
