import { Link } from '@cleaning/ui/link';
import type { ReactNode } from 'react';
import styles from './linked-row.module.css';

/** The things that came of a quote, one below the other. */
export function LinkedRows({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>;
}

export interface LinkedRowProps {
  href: string;
  /** What the thing is called: the words of the link. */
  name: string;
  /** More about it, in quiet words under its name. */
  words: string | null;
  /** How it stands. */
  end: ReactNode;
}

/** A thing that came of a quote, as a way to its page. */
export function LinkedRow({ href, name, words, end }: LinkedRowProps) {
  return (
    <li className={styles['row']}>
      <span>
        <Link href={href} className={styles['name']}>
          {name}
        </Link>
        {words === null ? null : <span className={styles['words']}>{words}</span>}
      </span>
      <span className={styles['end']}>{end}</span>
    </li>
  );
}
