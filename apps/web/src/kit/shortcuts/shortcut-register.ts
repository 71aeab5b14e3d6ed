import { isWithControl, readKeyName, takesTyping } from './key-names.ts';

/** The groups of the shortcuts list, in order. */
export const SHORTCUT_GROUPS = [
  'Anywhere',
  'Go to',
  'New',
  'In a list',
  'Calendar',
  'Writing',
] as const;

export interface Shortcut {
  /** The names of the keys in sequence: ['G', 'T'], ['Shift+X'], ['Ctrl+K']. */
  readonly keys: readonly string[];
  readonly group: (typeof SHORTCUT_GROUPS)[number];
  /** The description in the shortcuts list. */
  readonly label: string;
  /** Undefined if the focused element handles the keys itself, so that they are only listed. */
  readonly run?: () => void;
}

export const UNDO_KEY = 'Ctrl+Z';

/** The most milliseconds between two keys of a sequence. */
export const SEQUENCE_MS = 1500;

/** The shortcuts of the current page, and the handling of their keys. */
export interface ShortcutRegister {
  /**
   * Adds shortcuts until the returned function is called. For the same keys, the last one added
   * wins.
   */
  add(shortcuts: readonly Shortcut[]): () => void;
  /** Each shortcut once, in the order of addition. */
  list(): Shortcut[];
  /** Runs the shortcut that a key completes, and prevents the browser's default action. */
  press(event: KeyboardEvent): void;
  /** Turns shortcuts without Ctrl on or off. Those with Ctrl always work. */
  setSingleKeys(areOn: boolean): void;
}

export function createShortcutRegister(now: () => number = Date.now): ShortcutRegister {
  const added = new Set<readonly Shortcut[]>();
  let singleKeys = true;
  let pressed: readonly string[] = [];
  let pressedAt = 0;

  const list = (): Shortcut[] => {
    const byKeys = new Map<string, Shortcut>();
    for (const shortcut of [...added].flat()) byKeys.set(shortcut.keys.join(' '), shortcut);
    return [...byKeys.values()];
  };

  const matching = (keys: readonly string[]) => {
    const all = list().filter(({ run }) => run !== undefined);
    return {
      whole: all.find((shortcut) => shortcut.keys.join(' ') === keys.join(' ')),
      isStart: all.some(
        (shortcut) =>
          shortcut.keys.length > keys.length && keys.every((key, at) => shortcut.keys[at] === key),
      ),
    };
  };

  return {
    add(shortcuts) {
      added.add(shortcuts);
      return () => added.delete(shortcuts);
    },
    list,
    setSingleKeys(areOn) {
      singleKeys = areOn;
    },
    press(event) {
      const name = readKeyName(event);
      if (name === null || event.defaultPrevented || !acceptsShortcut(event, name, singleKeys))
        return;
      const sequence = now() - pressedAt <= SEQUENCE_MS ? [...pressed, name] : [name];
      const keys = hasMatch(matching(sequence)) ? sequence : [name];
      const { whole, isStart } = matching(keys);
      pressed = isStart ? keys : [];
      pressedAt = now();
      if (whole === undefined && !isStart) return;
      event.preventDefault();
      whole?.run?.();
    },
  };
}

const hasMatch = ({ whole, isStart }: { whole: Shortcut | undefined; isStart: boolean }): boolean =>
  whole !== undefined || isStart;

/**
 * Whether a key is meant for shortcuts: not while a dialog is open, and not in a field for keys
 * that type or undo.
 */
function acceptsShortcut({ target }: KeyboardEvent, name: string, singleKeys: boolean): boolean {
  // Whichever component opened it.
  if (document.querySelector('dialog[open]') !== null) return false;
  const hasControl = isWithControl(name);
  return takesTyping(target) ? hasControl && name !== UNDO_KEY : hasControl || singleKeys;
}
