import type { ElementType } from 'react';
import { cx } from '../../utils/cx.ts';
import type { ElementProps } from '../../utils/element-props.ts';
import { type GapProps, gapClasses } from '../../utils/gap.ts';
import styles from './inline.module.css';

export type InlineElement = 'div' | 'li' | 'p' | 'span' | 'ul';

export type InlineProps<Tag extends InlineElement> = ElementProps<Tag> &
  GapProps & {
    /** The element to render: a `div` by default. */
    as?: Tag | undefined;
    /** Where the children stand across the line. By default each is as high as the line. */
    align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
    /** Where the children stand along the line: at its start by default. */
    justify?: 'center' | 'end' | 'between' | undefined;
    /** Whether what does not fit goes to a line of its own, which it does by default. */
    wrap?: boolean | undefined;
    /** Whether each child has a line of its own on a phone, and is as wide as it. */
    fillOnPhone?: boolean | undefined;
  };

/** Things beside each other, with the same space between them. */
export function Inline<Tag extends InlineElement = 'div'>({
  as,
  gap,
  rowGap,
  align,
  justify,
  wrap = true,
  fillOnPhone = false,
  className,
  ...rest
}: InlineProps<Tag>) {
  const Element = (as ?? 'div') as ElementType;
  return (
    <Element
      {...rest}
      className={cx(
        styles['root'],
        !wrap && styles['one-line'],
        gapClasses({ gap, rowGap }),
        align !== undefined && styles[`align-${align}`],
        justify !== undefined && styles[`justify-${justify}`],
        fillOnPhone && styles['fill-on-phone'],
        className,
      )}
    />
  );
}
