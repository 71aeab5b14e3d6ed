import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './keys.module.css';

export interface KeysProps {
  /** The keys in the order they are pressed, by their names on a keyboard. */
  keys: readonly string[];
  /**
   * The word between two keys when read aloud: "then" for one after the other, "and" for both at
   * once.
   */
  joinedBy?: 'then' | 'and' | undefined;
}

/** The keys of a shortcut, drawn as keys. */
export function Keys({ keys, joinedBy = 'then' }: KeysProps) {
  return (
    <span className={styles['root']}>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 ? <VisuallyHidden>{` ${joinedBy} `}</VisuallyHidden> : null}
          <kbd className={styles['key']}>{key}</kbd>
        </span>
      ))}
    </span>
  );
}
