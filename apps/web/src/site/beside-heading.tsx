import { Stack } from '@cleaning/ui/stack';
import type { ReactNode } from 'react';
import styles from './beside-heading.module.css';

export interface BesideHeadingProps {
  /** The heading and the text right below it. */
  intro: ReactNode;
  children: ReactNode;
}

/** A narrow column for the heading and a wide one for the content. */
export function BesideHeading({ intro, children }: BesideHeadingProps) {
  return (
    <div className={styles['root']}>
      <div className={styles['text']}>{intro}</div>
      <Stack gap="space-3">{children}</Stack>
    </div>
  );
}
