import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utils/cx.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface TextAreaFieldProps extends FieldText, ComponentPropsWithRef<'textarea'> {}

/** A text control of several lines with its label, hint and error. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  valid,
  id,
  className,
  rows = 4,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, valid, id, className }}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={cx(styles['control'], styles['area'])}
        />
      )}
    </Field>
  );
}
