import { useEffect } from 'react';
import { takesTyping } from './key-names.ts';

/**
 * For a page with a form: Escape blurs the field, so that single-key shortcuts work, and a second
 * Escape goes back. Tab continues from the blurred field.
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
