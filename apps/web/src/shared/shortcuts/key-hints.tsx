import { Keys } from '@cleaning/ui/keys';
import styles from './key-hints.module.css';

export interface KeyHintsProps {
  readonly hints: readonly { readonly keys: readonly string[]; readonly label: string }[];
}

/** The keys of a screen in a line below it, where there is a keyboard. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <p className={styles['root']}>
      {hints.map(({ keys, label }) => (
        <span key={label}>
          <Keys keys={keys} joinedBy="and" /> {label}
        </span>
      ))}
    </p>
  );
}
