import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import styles from './tick-list.module.css';

export interface TickListProps {
  items: readonly string[];
  /** Whether the items are included or excluded. The heading above says so in words. */
  mark: 'yes' | 'no';
  /** Two columns if there is room. */
  columns?: boolean;
}

/** A list of included or excluded things. */
export function TickList({ items, mark, columns = false }: TickListProps) {
  const Mark = mark === 'yes' ? Check : X;
  return (
    <ul className={styles['root']} data-mark={mark} data-columns={columns ? '' : undefined}>
      {items.map((item) => (
        <li key={item} className={styles['item']}>
          <Mark className={styles['mark']} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
