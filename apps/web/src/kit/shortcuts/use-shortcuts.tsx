import { RowsProvider } from '@cleaning/ui/rows';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import {
  createShortcutRegister,
  type Shortcut,
  type ShortcutRegister,
} from './shortcut-register.ts';

const ShortcutsContext = createContext<ShortcutRegister | null>(null);

export interface ShortcutsProviderProps {
  /**
   * Whether shortcuts without Ctrl work. They interfere with speech input, so users can turn them
   * off.
   */
  readonly singleKeys: boolean;
  readonly children: ReactNode;
}

/** Handles the keyboard for the shortcuts of the pages inside, and collects their rows. */
export function ShortcutsProvider({ singleKeys, children }: ShortcutsProviderProps) {
  const [register] = useState(() => createShortcutRegister());
  useEffect(() => register.setSingleKeys(singleKeys), [register, singleKeys]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => register.press(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [register]);
  return (
    <ShortcutsContext value={register}>
      <RowsProvider>{children}</RowsProvider>
    </ShortcutsContext>
  );
}

/** @throws When there is no ShortcutsProvider above the component. */
export function useShortcutRegister(): ShortcutRegister {
  const register = use(ShortcutsContext);
  if (register === null) throw new Error('Shortcuts need a ShortcutsProvider above them');
  return register;
}

/** Registers shortcuts while the component is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const register = useShortcutRegister();
  useEffect(() => register.add(shortcuts), [register, shortcuts]);
}
