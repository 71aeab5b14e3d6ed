import { useEffect } from 'react';
import { takesTyping } from './key-names.ts';

/**
 * For a page that is a form: Escape leaves the field that is typed in, so that single keys work, and Escape again
 * goes back. Tab goes on from that field.
 */
export function useEscapeFromFields(): void {
  useEffect(() => {
    document.addEventListener('keydown', leaveField);
    return () => document.removeEventListener('keydown', leaveField);
  }, []);
}

function leaveField({ key, target, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented || !takesTyping(target)) return;
  if (target instanceof HTMLElement) target.blur();
}
