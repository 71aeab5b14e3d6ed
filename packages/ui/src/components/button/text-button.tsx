import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './button.module.css';

export interface TextButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  /** Work is under way: clicks are ignored and focus stays. */
  busy?: boolean | undefined;
  /** Placed at the end of a title's line without making that line taller. */
  end?: boolean | undefined;
}

/** A button within a line of text or at the end of a title. */
export function TextButton({
  busy = false,
  end = false,
  className,
  onClick,
  ...rest
}: TextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles['text'], end && styles['textEnd'], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}
