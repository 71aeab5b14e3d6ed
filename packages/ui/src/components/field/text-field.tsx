import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utils/cx.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';
import { useTextLength } from './use-text-length.tsx';

export interface TextFieldProps extends FieldText, ComponentPropsWithRef<'input'> {
  /** Numbers, ids and dates: digits line up. */
  numeric?: boolean | undefined;
  /**
   * The most characters that are accepted. Words that are longer are never cut: the field counts
   * them. A number, and what is of another type, such as a search, ends there.
   */
  maxLength?: number | undefined;
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
  maxLength,
  onInput,
  ...input
}: TextFieldProps) {
  const { value, defaultValue } = input;
  const areWords = type === 'text' && !numeric;
  const length = useTextLength({
    value,
    defaultValue,
    maxLength: areWords ? maxLength : undefined,
    hint,
    error,
  });
  return (
    <Field {...{ label, optional, valid, id, className }} hint={length.hint} error={length.error}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          maxLength={areWords ? undefined : maxLength}
          className={cx(styles['control'], numeric && styles['numeric'])}
          onInput={(event) => {
            length.count(event.currentTarget.value);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
