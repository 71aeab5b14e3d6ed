import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../utils/cx.ts';
import { FieldError, isPresent } from './field.tsx';
import styles from './field.module.css';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** One tick box with its label. */
export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasError = isPresent(error);
  const described = [hasError && errorId, isPresent(hint) && hintId].filter(Boolean).join(' ');

  return (
    <div className={cx(styles['root'], hasError && styles['invalid'], className)}>
      <label className={styles['check']} htmlFor={controlId}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          className={styles['box']}
          aria-invalid={hasError || undefined}
          aria-describedby={described === '' ? undefined : described}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
      {isPresent(hint) ? (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
