import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../utils/cx.ts';
import styles from './option-card.module.css';

export interface OptionCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  /** Round mark: pick one. Square mark: pick many. */
  type: 'radio' | 'checkbox';
  title: ReactNode;
  /** One line, or several. */
  detail?: ReactNode | readonly string[];
  /** A spot icon. */
  icon?: ReactNode;
}

/** A radio or checkbox as big as its card. */
export function OptionCard({ type, title, detail, icon, className, ...input }: OptionCardProps) {
  const lines = isLines(detail) ? detail : [detail];

  return (
    <label className={cx(styles['root'], icon === undefined && styles['plain'], className)}>
      <input {...input} type={type} className={styles['input']} />
      {icon}
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {lines.map((line, index) =>
          line === undefined || line === null ? null : (
            // The lines of a card are fixed: their place is their identity.
            <span key={index} className={styles['detail']}>
              {line}
            </span>
          ),
        )}
      </span>
      <span className={cx(styles['mark'], styles[type])} aria-hidden="true" />
    </label>
  );
}

function isLines(detail: OptionCardProps['detail']): detail is readonly string[] {
  return Array.isArray(detail);
}
