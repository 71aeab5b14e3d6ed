import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utils/cx.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldText, ComponentPropsWithRef<'input'> {
  /** Numbers, ids and dates: digits line up. */
  numeric?: boolean | undefined;
}

/** A one-line text control with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  optional,
  valid,
  id,
  className,
  numeric = false,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, valid, id, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className={cx(styles['control'], numeric && styles['numeric'])}
        />
      )}
    </Field>
  );
}
