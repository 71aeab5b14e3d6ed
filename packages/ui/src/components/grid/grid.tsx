import { cx } from '../../utils/cx.ts';
import type { ElementProps } from '../../utils/element-props.ts';
import { type GapProps, gapClasses } from '../../utils/gap.ts';
import styles from './grid.module.css';

export interface GridProps extends ElementProps<'div'>, GapProps {
  /** The least width of a column. There are as many columns of one width as fit. */
  minColumn: '8rem' | '9rem' | '10rem' | '11.25rem' | '12rem' | '16rem';
}

/** Columns of one width, as many as fit. */
export function Grid({ minColumn, gap, rowGap, className, ...rest }: GridProps) {
  return (
    <div
      {...rest}
      className={cx(
        styles['root'],
        styles[`min-${minColumn.replace('.', '-')}`],
        gapClasses({ gap, rowGap }),
        className,
      )}
    />
  );
}
