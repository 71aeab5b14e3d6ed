import type { ElementType } from 'react';
import { cx } from '../../utils/cx.ts';
import type { ElementProps } from '../../utils/element-props.ts';
import styles from './text.module.css';

export type TextElement = 'b' | 'div' | 'output' | 'p' | 'small' | 'span' | 'time';

export type TextProps<Tag extends TextElement> = ElementProps<Tag> & {
  /** The element to render: a `p` by default. */
  as?: Tag | undefined;
  /** The size of the text around it by default. */
  size?: 'xs' | 'sm' | 'md' | undefined;
  /** The colour of the text around it by default. */
  tone?: 'muted' | 'success' | 'warning' | 'danger' | undefined;
  weight?: 'regular' | 'semibold' | 'bold' | undefined;
  /** Whether its lines are centred. */
  centred?: boolean | undefined;
  /** Whether an element that stands in a line gets a line of its own. */
  block?: boolean | undefined;
  /** Whether digits have one width, for amounts below each other. */
  figures?: boolean | undefined;
  /**
   * Where lines break: `one-line` nowhere, `anywhere` in long words too, and `as-typed` also where
   * the writer did.
   */
  wrap?: 'one-line' | 'anywhere' | 'as-typed' | undefined;
};

/** Text that differs from the text around it in size, tone or weight. */
export function Text<Tag extends TextElement = 'p'>({
  as,
  size,
  tone,
  weight,
  centred = false,
  block = false,
  figures = false,
  wrap,
  className,
  ...rest
}: TextProps<Tag>) {
  const Element = (as ?? 'p') as ElementType;
  return (
    <Element
      {...rest}
      className={cx(
        size !== undefined && styles[size],
        tone !== undefined && styles[tone],
        weight !== undefined && styles[weight],
        centred && styles['centred'],
        block && styles['block'],
        figures && styles['figures'],
        wrap !== undefined && styles[wrap],
        className,
      )}
    />
  );
}
