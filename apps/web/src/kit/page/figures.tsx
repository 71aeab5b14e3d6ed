import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface FiguresProps {
  /** Lower boxes, for staff pages with much content. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** A row of figures in boxes. */
export function Figures({ dense = false, children }: FiguresProps) {
  return (
    <dl className={styles['root']} data-dense={dense || undefined}>
      {children}
    </dl>
  );
}

export interface FigureProps {
  icon?: ReactNode;
  label: string;
  value: ReactNode;
  /** An explanation of the figure. */
  note?: ReactNode;
  danger?: boolean | undefined;
}

export function Figure({ icon, label, value, note, danger = false }: FigureProps) {
  return (
    <div className={styles['figure']} data-danger={danger || undefined}>
      <dt className={styles['label']}>
        {icon}
        {label}
      </dt>
      <dd className={styles['value']} data-long={hasLongWord(value) || undefined}>
        {value}
      </dd>
      {note === undefined ? null : <dd className={styles['note']}>{note}</dd>}
    </div>
  );
}

/** The most characters, such as those of "$99,999.00", that fit a box on a phone in the usual size. */
const FITTING_LENGTH = 10;

const hasLongWord = (value: ReactNode): boolean =>
  typeof value === 'string' && value.split(' ').some((word) => word.length > FITTING_LENGTH);
