import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utils/cx.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';
import { useTextLength } from './use-text-length.tsx';

export interface TextAreaFieldProps extends FieldText, ComponentPropsWithRef<'textarea'> {
  /** The most characters that are accepted. A longer text is never cut: the field counts it. */
  maxLength?: number | undefined;
}

/** A text control of several lines with its label, hint and error. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  valid,
  id,
  className,
  maxLength,
  onInput,
  rows = 4,
  ...textarea
}: TextAreaFieldProps) {
  const { value, defaultValue } = textarea;
  const length = useTextLength({ value, defaultValue, maxLength, hint, error });
  return (
    <Field {...{ label, optional, valid, id, className }} hint={length.hint} error={length.error}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={cx(styles['control'], styles['area'])}
          onInput={(event) => {
            length.count(event.currentTarget.value);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
