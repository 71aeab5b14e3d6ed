import type { ReactNode } from 'react';
import styles from './account-form.module.css';

/** The way out at the foot of a form: "New here? Create an account". */
export function OtherWay({ children }: { readonly children: ReactNode }) {
  return <p className={styles['otherWay']}>{children}</p>;
}
