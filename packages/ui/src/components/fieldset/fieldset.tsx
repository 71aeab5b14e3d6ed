import { type ReactNode, useId } from 'react';
import { cx } from '../../utils/cx.ts';
import { FieldError, isPresent } from '../field/field.tsx';
import styles from './fieldset.module.css';

export interface FieldsetProps {
  legend: ReactNode;
  /**
   * `title` for a step of a form, `subtitle` for a large question below the heading of a step, `label` for
   * one question among fields.
   */
  size?: 'title' | 'subtitle' | 'label' | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** An error summary links to it and goes to the first control inside. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Controls that answer one question. */
export function Fieldset({
  legend,
  size = 'title',
  hint,
  error,
  id,
  className,
  children,
}: FieldsetProps) {
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  const described = [isPresent(error) && errorId, isPresent(hint) && hintId]
    .filter(Boolean)
    .join(' ');

  return (
    <fieldset
      id={groupId}
      className={cx(styles['root'], styles[size], className)}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend className={styles['legend']}>{legend}</legend>
      {isPresent(hint) ? (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      ) : null}
      <FieldError id={errorId} error={error} />
      {children}
    </fieldset>
  );
}
