import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { ClassicLoader } from '../loader/classic-loader.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work is under way: clicks are ignored, focus stays, the width does not change. */
  busy?: boolean | undefined;
  /** The "-ing" words shown while busy, for example "Saving". The label stays without them. */
  busyLabel?: string | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** A button. It has `type="button"` by default, so a button submits a form only if it says so. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  icon,
  iconEnd,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  const otherFace = busy ? plainText(children) : busyLabel;

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span className={styles['faces']} data-other-face={otherFace}>
        <span className={styles['face']}>
          {busy ? <ClassicLoader size="sm" /> : icon}
          {busy ? (busyLabel ?? children) : children}
          {busy ? null : iconEnd}
        </span>
      </span>
    </button>
  );
}

/** A hidden pseudo-element with the label of the other state keeps the button's width. */
function plainText(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined;
}
