import { Keys } from '@cleaning/ui/keys';
import styles from './key-hints.module.css';

export interface KeyHintsProps {
  readonly hints: readonly { readonly keys: readonly string[]; readonly words: string }[];
}

/** The keys of a screen in a line below it, where there is a keyboard. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <p className={styles['root']}>
      {hints.map(({ keys, words }) => (
        <span key={words}>
          <Keys keys={keys} joinedBy="and" /> {words}
        </span>
      ))}
    </p>
  );
}
