import { Stack } from '@cleaning/ui/stack';
import type { ReactNode } from 'react';

/** The content of a version in words. Two versions have the same rows in the same order. */
export interface VersionRow {
  readonly label: string;
  readonly value: string;
}

/** Describes the differences between two versions: "Name: was “Home”, is now “Office”". */
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
  /** Each one states both values. */
  readonly changes: readonly string[];
  /** What happened to the call, and what to do now. */
  readonly children: ReactNode;
}

/** The changes made elsewhere while the user was editing, for use inside an alert. */
export function VersionChanges({ changes, children }: VersionChangesProps) {
  return (
    <>
      {changes.length === 0 ? null : (
        <Stack as="ul" gap="space-1" bullets>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </Stack>
      )}
      <p>{children}</p>
    </>
  );
}
