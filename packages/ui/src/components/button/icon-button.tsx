import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** What the button does, with its object: "Download invoice 12". */
  label: string;
  /** Draws an outline around the target. */
  outline?: boolean | undefined;
  /** The icon. */
  children: ReactNode;
}

/** A 44 pixel square button with an icon and a spoken name. */
export function IconButton({
  label,
  outline = false,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(styles['iconButton'], outline && styles['iconOutline'], className)}
    >
      {children}
    </button>
  );
}
