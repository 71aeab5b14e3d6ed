import type { ElementType } from 'react';
import { cx } from '../../utils/cx.ts';
import type { ElementProps } from '../../utils/element-props.ts';
import { type GapProps, gapClasses } from '../../utils/gap.ts';
import styles from './stack.module.css';

export type StackElement = 'article' | 'div' | 'form' | 'ol' | 'section' | 'span' | 'ul';

export type StackProps<Tag extends StackElement> = ElementProps<Tag> &
  Pick<GapProps, 'gap'> & {
    /** The element to render: a `div` by default. */
    as?: Tag | undefined;
    /** Where the children stand in the column. By default each is as wide as the column. */
    align?: 'start' | 'center' | 'end' | undefined;
    /** Whether it is no wider than a form should be that has a page to itself. */
    formWidth?: boolean | undefined;
    /** Whether the items of a list have bullets. */
    bullets?: boolean | undefined;
    /** Whether an `output` in it takes no row while it says nothing. */
    collapseEmpty?: boolean | undefined;
  };

/** Things below each other, with the same space between them. */
export function Stack<Tag extends StackElement = 'div'>({
  as,
  gap,
  align,
  formWidth = false,
  bullets = false,
  collapseEmpty = false,
  className,
  ...rest
}: StackProps<Tag>) {
  const Element = (as ?? 'div') as ElementType;
  return (
    <Element
      {...rest}
      className={cx(
        styles['root'],
        gapClasses({ gap }),
        align !== undefined && styles[align],
        formWidth && styles['form-width'],
        bullets && styles['bullets'],
        collapseEmpty && styles['collapse-empty'],
        className,
      )}
    />
  );
}
