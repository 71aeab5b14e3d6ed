import type { ReactNode } from 'react';
import styles from './phone-bar.module.css';

export interface PhoneBarProps {
  /** What the page comes to: "$470.00". */
  readonly amount: string;
  readonly text: ReactNode;
  /** The button of the page. */
  readonly children: ReactNode;
  /** There is no need for the button on a wider screen. */
  readonly phoneOnly?: boolean;
}

/** Keeps the button of a long form at the bottom edge of a phone, with what it is about. Elsewhere it is the button alone. */
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
