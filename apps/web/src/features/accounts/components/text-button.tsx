import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** Does something, from within a line of text. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles['root']} />;
}
