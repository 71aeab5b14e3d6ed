import type { ReactNode } from 'react';
import styles from './phone-bar.module.css';

export interface PhoneBarProps {
  /** The total of the page: "$470.00". */
  readonly amount: string;
  readonly text: ReactNode;
  /** The page's main button. */
  readonly children: ReactNode;
  /** Hides the bar on wider screens. */
  readonly phoneOnly?: boolean;
}

/**
 * Keeps the button of a long form at the bottom edge of a phone, with a total. On wider screens it
 * is only the button.
 */
export function PhoneBar({ amount, text, children, phoneOnly = false }: PhoneBarProps) {
  return (
    <div className={styles['root']} data-phone-only={phoneOnly || undefined}>
      <p className={styles['words']}>
        <b>{amount}</b>
        <small>{text}</small>
      </p>
      {children}
    </div>
  );
}
