import type { ElementType } from 'react';
import { cx } from '../../utils/cx.ts';
import type { ElementProps } from '../../utils/element-props.ts';
import { type GapProps, gapClasses } from '../../utils/gap.ts';
import styles from './grid.module.css';

export type GridElement = 'div' | 'dl' | 'ul';

export type GridProps<Tag extends GridElement> = ElementProps<Tag> &
  GapProps & {
    /** The element to render: a `div` by default. */
    as?: Tag | undefined;
    /** The least width of a column. There are as many columns of one width as fit. */
    minColumn: '8rem' | '9rem' | '12rem' | '16rem';
  };

/** Columns of one width, as many as fit. */
export function Grid<Tag extends GridElement = 'div'>({
  as,
  minColumn,
  gap,
  rowGap,
  className,
  ...rest
}: GridProps<Tag>) {
  const Element = (as ?? 'div') as ElementType;
  return (
    <Element
      {...rest}
      className={cx(
        styles['root'],
        styles[`min-${minColumn}`],
        gapClasses({ gap, rowGap }),
        className,
      )}
    />
  );
}
