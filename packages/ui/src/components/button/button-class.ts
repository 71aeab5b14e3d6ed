import { cx } from '../../utils/cx.ts';
import styles from './button.module.css';

export type ButtonVariant =
  | 'primary'
  | 'outline'
  | 'soft'
  | 'ghost'
  | 'accent'
  | 'inverse'
  | 'danger'
  | 'danger-ghost';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The appearance of a button, shared by buttons and by links that look like them. */
export interface ButtonLook {
  /** Primary by default, once in a view; accent and inverse are for indigo and blue bands. */
  variant?: ButtonVariant | undefined;
  /** 44, 48 and 56 pixels tall; md by default. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

export function buttonClass(
  { variant = 'primary', size = 'md', block = false }: ButtonLook,
  className?: string,
): string {
  return cx(styles['root'], styles[variant], styles[size], block && styles['block'], className);
}
