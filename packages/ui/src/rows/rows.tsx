import {
  createContext,
  type ReactNode,
  type RefCallback,
  use,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { Button, type ButtonProps } from '../components/button/button.tsx';
import { ancestorsOf, focusNearest } from '../utils/focus-nearest.ts';
import { createRowRegister, type RowRegister } from './row-register.ts';

const RegisterContext = createContext<RowRegister | null>(null);

/** Collects the rows inside, for keys that move between them and act on them. */
export function RowsProvider({ children }: { children: ReactNode }) {
  const [register] = useState(createRowRegister);
  return <RegisterContext value={register}>{children}</RegisterContext>;
}

/** @throws When there is no RowsProvider above the component. */
export function useRowRegister(): RowRegister {
  const register = use(RegisterContext);
  if (register === null) throw new Error('Rows need a RowsProvider above them');
  return register;
}

export interface RowHandle {
  /** A ref for a control in the row that a key presses, by these names. */
  target: (...names: readonly string[]) => RefCallback<HTMLElement>;
}

/**
 * Registers a row while it is on the page, and keeps the focus near when a row goes that has it, such
 * as one that was just decided. Without a RowsProvider there are no keys for it.
 *
 * @param id The id of what the row shows, for keys that act on that.
 * @returns a ref for the row's element, and the row, which `RowContent` gives to what is inside.
 */
export function useRow(id?: string): readonly [ref: RefCallback<HTMLElement>, row: RowHandle] {
  const register = use(RegisterContext);
  const [targets] = useState(() => new Map<HTMLElement, readonly string[]>());
  const row = useMemo<RowHandle>(
    () => ({
      target:
        (...names) =>
        (control) => {
          if (control === null) return undefined;
          targets.set(control, names);
          return () => void targets.delete(control);
        },
    }),
    [targets],
  );
  const ref = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (element === null) return undefined;
      const remove = register?.add({ element, id, targets });
      return () => {
        remove?.();
        // React calls this before it removes the element, so the focus is still in it.
        if (element.contains(document.activeElement)) focusNearest(ancestorsOf(element));
      };
    },
    [register, id, targets],
  );
  return [ref, row];
}

const RowContext = createContext<RowHandle | null>(null);

export interface RowContentProps {
  row: RowHandle;
  children: ReactNode;
}

/** Gives the components inside of a row the row that they are in. */
export function RowContent({ row, children }: RowContentProps) {
  return <RowContext value={row}>{children}</RowContext>;
}

/** Returns `target` of the row that the component is in. Outside of a row, its refs do nothing. */
export function useRowTarget(): RowHandle['target'] {
  return use(RowContext)?.target ?? noTarget;
}

const noTarget = () => () => undefined;

export interface RowButtonProps extends ButtonProps {
  /** The name by which a key of the list finds the button. */
  target: string;
}

/** A button in a row that a key of the list presses too. */
export function RowButton({ target, ...button }: RowButtonProps) {
  const targetOf = useRowTarget();
  return <Button {...button} ref={targetOf(target)} />;
}
