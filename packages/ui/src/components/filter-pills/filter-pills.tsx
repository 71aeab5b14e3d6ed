import type { ReactNode } from 'react';
import { Count } from '../badge/count.tsx';
import { cx } from '../../utils/cx.ts';
import { keepFocusInRow } from '../../utils/keep-focus-in-row.ts';
import styles from './filter-pills.module.css';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  /** The number of items. */
  count?: number | undefined;
  icon?: ReactNode;
}

export interface FilterPillsProps<Value extends string> {
  /** What is filtered: "Filter quotes". */
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** A single control of two or three short options that all fit: a switch between views. */
  joined?: boolean | undefined;
}

/** Chooses which part of a list to show. It scrolls sideways when the pills do not fit. */
export function FilterPills<Value extends string>({
  label,
  options,
  value,
  onChange,
  joined = false,
}: FilterPillsProps<Value>) {
  return (
    <fieldset
      aria-label={label}
      className={cx(styles['root'], joined && styles['joined'])}
      ref={keepFocusInRow}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles['pill']}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}{' '}
          {option.count === undefined ? null : <Count tone="quiet">{option.count}</Count>}
        </button>
      ))}
    </fieldset>
  );
}
