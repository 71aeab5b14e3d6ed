/** A key as a shortcut names it: J, ?, Shift+X, Ctrl+K. Cmd counts as Ctrl. Null for a key that names none. */
export function keyNameOf(event: KeyboardEvent): string | null {
  const { key } = event;
  if (event.altKey || event.isComposing || MODIFIERS.has(key)) return null;
  const isLetter = /^\p{L}$/u.test(key);
  const name = isLetter ? key.toLocaleUpperCase('en-AU') : key;
  if (event.ctrlKey || event.metaKey) return `Ctrl+${name}`;
  // Other characters come with Shift or without it, as the keyboard has them.
  return isLetter && event.shiftKey ? `Shift+${name}` : name;
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'CapsLock']);

/** Whether a key is pressed together with Ctrl or Cmd, which is never typed. */
export const isWithControl = (name: string): boolean => name.startsWith('Ctrl+');

/** Whether what is typed goes into this element. */
export function takesTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !NOT_TYPED.has(target.type);
}

const NOT_TYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image']);
