import { Button, type ButtonProps } from '../button/button.tsx';
import { cx } from '../../utils/cx.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<
  ButtonProps,
  | 'variant'
  | 'size'
  | 'block'
  | 'icon'
  | 'iconEnd'
  | 'type'
  | 'role'
  | 'aria-checked'
  | 'onClick'
  | 'onChange'
> {
  /** Whether it is on. */
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Turns one thing on or off, at once. */
export function Switch({ checked, onChange, className, children, ...button }: SwitchProps) {
  return (
    <Button
      {...button}
      variant="ghost"
      size="sm"
      className={cx(styles['root'], className)}
      icon={<span className={styles['track']} />}
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
    >
      <span className={styles['label']}>{children}</span>
    </Button>
  );
}
