import type { ReactNode } from 'react';
import styles from './link.module.css';

export interface SkipLinkProps {
  /** The id of the main content. */
  target?: string | undefined;
  children?: ReactNode;
}

/** The first stop of the Tab key on a page, which skips the navigation. Hidden until focused. */
export function SkipLink({ target = 'main', children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a className={styles['skip']} href={`#${target}`}>
      {children}
    </a>
  );
}
