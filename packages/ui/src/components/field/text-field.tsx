import { type ComponentPropsWithRef, useImperativeHandle, useRef } from 'react';
import { cx } from '../../utils/cx.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';
import { useDayInWords } from './use-day-in-words.ts';
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

/**
 * A one-line text control with its label, hint and error. The day of a date is also said in words,
 * since a browser shows it in the order of its own language: 3 December can look like 12/03/2026.
 */
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
  ref,
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
  const isDay = type === 'date' || type === 'datetime-local';
  const inputRef = useRef<HTMLInputElement>(null);
  const day = useDayInWords({ control: inputRef, isDay, given: value ?? defaultValue });
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, []);
  return (
    <Field
      {...{ label, optional, valid, id, className }}
      hint={length.hint}
      error={length.error}
      inWords={isDay ? day : undefined}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          ref={inputRef}
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
