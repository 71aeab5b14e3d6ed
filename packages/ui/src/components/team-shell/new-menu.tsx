import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import type { Dropdowns } from '../header/use-dropdowns.ts';
import { Keys } from '../keys/keys.tsx';
import { Link } from '../link/link.tsx';
import styles from '../menu/menu.module.css';
import type { TeamNewItem } from './team-shell-types.ts';

export interface NewMenuProps {
  id: string;
  items: readonly TeamNewItem[];
  dropdowns: Dropdowns;
  /** Only an icon, for the row that stays while the page is scrolled. */
  mini?: boolean | undefined;
}

/** A button with a list of what can be created from anywhere. */
export function NewMenu({ id, items, dropdowns, mini = false }: NewMenuProps) {
  const listId = useId();
  if (items.length === 0) return null;
  const open = dropdowns.openId === id;
  const button = {
    'aria-expanded': open,
    'aria-controls': listId,
    onClick: () => dropdowns.press(id),
  };
  return (
    <div className={styles['root']} data-menu={id}>
      {mini ? (
        <IconButton label="New" {...button}>
          <Plus />
        </IconButton>
      ) : (
        <Button variant="accent" icon={<Plus />} {...button}>
          New
        </Button>
      )}
      <ul id={listId} className={styles['list']} hidden={!open}>
        <NewItems items={items} onChoose={dropdowns.close} />
      </ul>
    </div>
  );
}

export interface NewItemsProps {
  items: readonly TeamNewItem[];
  onChoose?: (() => void) | undefined;
}

export function NewItems({ items, onChoose }: NewItemsProps) {
  return items.map(({ label, href, icon, keys }) => (
    <li key={href}>
      <Link href={href} className={styles['item']} onClick={onChoose}>
        {icon}
        {label}
        {keys === undefined ? null : <Keys keys={keys} />}
      </Link>
    </li>
  ));
}
