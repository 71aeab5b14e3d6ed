import { type ComponentPropsWithRef, Fragment, type ReactNode, useId } from 'react';
import { cx } from '../../utils/cx.ts';
import { isPresent } from '../field/field.tsx';
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

/**
 * A radio button or checkbox as big as its card. The title is its name, and the details are its
 * description.
 */
export function OptionCard({ type, title, detail, icon, className, ...input }: OptionCardProps) {
  const id = useId();
  const lines = (isLines(detail) ? detail : [detail]).filter(isPresent);

  return (
    <label className={cx(styles['root'], icon === undefined && styles['plain'], className)}>
      <input
        {...input}
        type={type}
        className={styles['input']}
        aria-labelledby={`${id}-title`}
        aria-describedby={lines.length > 0 ? `${id}-detail` : undefined}
      />
      {icon}
      <span className={styles['text']}>
        <span id={`${id}-title`} className={styles['title']}>
          {title}
        </span>
        {lines.length > 0 ? (
          <span id={`${id}-detail`}>
            {lines.map((line, index) => (
              // The lines of a card never change, so the index is a valid key.
              <Fragment key={index}>
                <span className={styles['detail']}>{line}</span>{' '}
              </Fragment>
            ))}
          </span>
        ) : null}
      </span>
      <span className={cx(styles['mark'], styles[type])} aria-hidden="true" />
    </label>
  );
}

function isLines(detail: OptionCardProps['detail']): detail is readonly string[] {
  return Array.isArray(detail);
}
