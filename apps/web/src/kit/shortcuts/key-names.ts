/**
 * The name of a key in shortcuts: J, ?, Shift+X, Ctrl+K. Cmd counts as Ctrl. Null for keys without
 * a name.
 */
export function readKeyName(event: KeyboardEvent): string | null {
  const { key } = event;
  if (event.altKey || event.isComposing || MODIFIERS.has(key)) return null;
  const isLetter = /^\p{L}$/u.test(key);
  const name = isLetter ? key.toLocaleUpperCase('en-AU') : key;
  if (event.ctrlKey || event.metaKey) return `Ctrl+${name}`;
  // Whether other characters need Shift depends on the keyboard layout, so it is ignored for them.
  return isLetter && event.shiftKey ? `Shift+${name}` : name;
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Dead', 'CapsLock']);

/** Whether a shortcut uses Ctrl or Cmd, which never types a character. */
export const isWithControl = (name: string): boolean => name.startsWith('Ctrl+');

/** Whether typed text goes into this element. */
export function takesTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return target instanceof HTMLInputElement && !NOT_TYPED.has(target.type);
}

const NOT_TYPED = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'image']);
