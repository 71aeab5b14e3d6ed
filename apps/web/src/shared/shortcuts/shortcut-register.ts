import { isWithControl, keyNameOf, takesTyping } from './key-names.ts';

/** Where the list of shortcuts shows one, in this order. */
export const SHORTCUT_GROUPS = [
  'Anywhere',
  'Go to',
  'New',
  'In a list',
  'Calendar',
  'Writing',
] as const;

export interface Shortcut {
  /** The keys one after the other, by their names: ['G', 'T'], ['Shift+X'], ['Ctrl+K']. */
  readonly keys: readonly string[];
  readonly group: (typeof SHORTCUT_GROUPS)[number];
  /** What it does, in the list of shortcuts. */
  readonly label: string;
  /** Left out where what is in focus handles the keys itself; then they are only listed. */
  readonly run?: () => void;
}

export const UNDO_KEY = 'Ctrl+Z';

/** Within how many milliseconds the second key follows the first. */
export const SEQUENCE_MS = 1500;

/** Every shortcut that the page in view has, and what the pressed keys mean. */
export interface ShortcutRegister {
  /** Adds shortcuts until the returned function is called. The one added last wins. */
  add(shortcuts: readonly Shortcut[]): () => void;
  /** Each shortcut once, in the order in which they were added. */
  list(): Shortcut[];
  /** Runs the shortcut that a key completes, and keeps the browser from using the key. */
  press(event: KeyboardEvent): void;
  /** Whether keys that could be typed do anything. Those with Ctrl always do. */
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
      const name = keyNameOf(event);
      if (name === null || event.defaultPrevented || !isFor(event, name, singleKeys)) return;
      const sequence = now() - pressedAt <= SEQUENCE_MS ? [...pressed, name] : [name];
      const keys = isKnown(matching(sequence)) ? sequence : [name];
      const { whole, isStart } = matching(keys);
      pressed = isStart ? keys : [];
      pressedAt = now();
      if (whole === undefined && !isStart) return;
      event.preventDefault();
      whole?.run?.();
    },
  };
}

const isKnown = ({ whole, isStart }: { whole: Shortcut | undefined; isStart: boolean }): boolean =>
  whole !== undefined || isStart;

/** A question over the page has the keys for itself, and a field has those that undo what is typed. */
function isFor({ target }: KeyboardEvent, name: string, singleKeys: boolean): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  const hasControl = isWithControl(name);
  return takesTyping(target) ? hasControl && name !== UNDO_KEY : hasControl || singleKeys;
}
