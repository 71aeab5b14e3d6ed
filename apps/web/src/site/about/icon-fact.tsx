import { Inline } from '@cleaning/ui/inline';
import type { ReactNode } from 'react';
import { RoundIcon } from '../round-icon.tsx';
import styles from './icon-fact.module.css';

export interface IconFactProps {
  icon: ReactNode;
  title: string;
  /** The heading level. */
  level: 2 | 3;
  children: ReactNode;
}

/** A fact with an icon and a heading. */
export function IconFact({ icon, title, level, children }: IconFactProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Inline gap="space-4" align="start" wrap={false}>
      <RoundIcon>{icon}</RoundIcon>
      <div>
        <Heading className={styles['title']}>{title}</Heading>
        <p className={styles['text']}>{children}</p>
      </div>
    </Inline>
  );
}
