import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../utils/cx.ts';
import { Field, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldText, ComponentPropsWithRef<'select'> {
  options: readonly SelectOption[];
  /** A first option with an empty value, for example "Choose a day". */
  placeholder?: string | undefined;
}

/** The native select with its label, hint and error. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  valid,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, valid, id, className }}>
      {(control) => (
        <span className={styles['selectBox']}>
          <select {...select} {...control} className={cx(styles['control'], styles['select'])}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles['chevron']} />
        </span>
      )}
    </Field>
  );
}
