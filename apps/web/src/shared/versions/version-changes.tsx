import type { ReactNode } from 'react';
import styles from './version-changes.module.css';

/** What two versions say in words: one row for each answer, in the same order. */
export interface VersionRow {
  readonly label: string;
  readonly value: string;
}

/** What differs between two versions, with both of them: "Name: was “Home”, is now “Office”". */
export function describeVersionChanges(
  before: readonly VersionRow[],
  after: readonly VersionRow[],
): string[] {
  return after.flatMap(({ label, value }, index) => {
    const old = before[index]?.value ?? '';
    return old === value ? [] : [`${label}: was ${quoted(old)}, is now ${quoted(value)}`];
  });
}

const quoted = (value: string): string => (value === '' ? 'empty' : `“${value}”`);

export interface VersionChangesProps {
  /** Each names both versions. */
  readonly changes: readonly string[];
  /** What was done with the call, and what to do now. */
  readonly children: ReactNode;
}

/** What was changed elsewhere while the user was working on it, for inside of an alert. */
export function VersionChanges({ changes, children }: VersionChangesProps) {
  return (
    <>
      {changes.length === 0 ? null : (
        <ul className={styles['changes']}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <p>{children}</p>
    </>
  );
}
