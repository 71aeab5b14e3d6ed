import { cx } from './cx.ts';
import styles from './gap.module.css';

/** A space between things, by the name of its token. */
export type Gap = 'space-1' | 'space-2' | 'space-3' | 'space-4' | 'space-5' | 'space-6';

export interface GapProps {
  /** The space between the children: none by default. */
  gap?: Gap | undefined;
  /** The space between lines, where it differs from the one between columns. */
  rowGap?: '0' | 'space-1' | 'space-2' | 'space-3' | 'space-4' | undefined;
}

/** The classes of the space between the children of a layout. */
export function gapClasses({ gap, rowGap }: GapProps): string {
  return cx(gap !== undefined && styles[gap], rowGap !== undefined && styles[`row-${rowGap}`]);
}
