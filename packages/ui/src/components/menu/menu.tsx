import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useDropdowns } from '../header/use-dropdowns.ts';
import { Keys } from '../keys/keys.tsx';
import { Link } from '../link/link.tsx';
import styles from './menu.module.css';

/** A link with `href`, or an action with `onChoose`. */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** The keyboard shortcut for the same action. */
  keys?: readonly string[] | undefined;
} & ({ href: string } | { onChoose: () => void });

export interface MenuProps {
  label: ReactNode;
  icon?: ReactNode;
  items: readonly MenuItem[];
}

/** A button that opens a list of secondary actions. */
export function Menu({ label, icon, items }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { openId, press, close } = useDropdowns(root, '');
  const isOpen = openId === listId;
  return (
    <div ref={root}>
      <div className={styles['root']} data-menu={listId}>
        <Button
          ref={button}
          variant="outline"
          block
          icon={icon}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => press(listId)}
        >
          {label}
        </Button>
        <ul id={listId} className={styles['list']} hidden={!isOpen}>
          {items.map((item) => (
            <li key={item.label}>
              {'href' in item ? (
                <Link href={item.href} className={styles['item']} onClick={close}>
                  <ItemFace {...item} />
                </Link>
              ) : (
                <button
                  type="button"
                  className={styles['item']}
                  onClick={() => {
                    close();
                    // The chosen item is hidden now, and a dialog later returns the focus to the
                    // element that had it.
                    button.current?.focus();
                    item.onChoose();
                  }}
                >
                  <ItemFace {...item} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function ItemFace({ label, icon, keys }: Pick<MenuItem, 'label' | 'icon' | 'keys'>) {
  return (
    <>
      {icon}
      {label}
      {keys === undefined ? null : <Keys keys={keys} />}
    </>
  );
}
