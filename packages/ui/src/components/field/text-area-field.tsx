import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../../utils/cx.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface TextAreaFieldProps extends FieldText, ComponentPropsWithRef<'textarea'> {
  /**
   * The most characters that are accepted. A longer text is never cut, since a pasted text would
   * lose its end unseen: the field says by how much it is too long. The form refuses it.
   */
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
  const [typed, setTyped] = useState<number | null>(null);
  const { value, defaultValue } = textarea;
  const length = value === undefined ? (typed ?? lengthOf(defaultValue)) : lengthOf(value);
  const count = maxLength === undefined ? null : describeLength(length, maxLength);
  return (
    <Field
      {...{ label, optional, valid, id, className }}
      error={count?.isTooLong === true ? count.text : error}
      hint={
        count === null || count.isTooLong ? (
          hint
        ) : (
          <>
            {hint} {count.text}
          </>
        )
      }
    >
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={cx(styles['control'], styles['area'])}
          onInput={(event) => {
            setTyped(event.currentTarget.value.trim().length);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}

const lengthOf = (value: TextAreaFieldProps['value']): number =>
  typeof value === 'string' ? value.trim().length : 0;

/** The part of the limit from which the count is shown. */
const NEAR = 0.8;

const inWords = (characters: number): string => characters.toLocaleString('en-AU');

function describeLength(
  length: number,
  max: number,
): { readonly text: string; readonly isTooLong: boolean } | null {
  if (length < max * NEAR) return null;
  const text = `${inWords(length)} of ${inWords(max)} characters.`;
  if (length <= max) return { text, isTooLong: false };
  const over = inWords(length - max);
  return { text: `${text} Take out ${over}. Nothing you typed is lost.`, isTooLong: true };
}
