import { useState } from 'react';

/** The selected rows by key, limited to those that are shown. */
export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  /** Selects all rows, or none if all are selected. */
  readonly toggleAll: () => void;
  readonly select: (keys: readonly string[]) => void;
  readonly clear: () => void;
}

export function useSelection(shown: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const selected = new Set(shown.filter((key) => picked.has(key)));
  return {
    selected,
    toggle: (key) =>
      setPicked(
        selected.has(key)
          ? new Set([...selected].filter((other) => other !== key))
          : new Set([...selected, key]),
      ),
    toggleAll: () => setPicked(selected.size === shown.length ? new Set() : new Set(shown)),
    select: (keys) => setPicked(new Set(keys)),
    clear: () => setPicked(new Set()),
  };
}
