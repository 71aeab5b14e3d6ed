import { isApiError } from '@cleaning/api-client';
import type { SummaryRow } from '@cleaning/ui/summary-list';
import { useState } from 'react';
import type { z } from 'zod';
import { changedRows } from './changed-rows.ts';

/** What a form changes, kept fresh when somebody else changed it meanwhile. */
export interface Base<Thing> {
  /** What the service holds, as far as is known. */
  readonly base: Thing;
  /** What somebody else changed since the form was opened; empty while nobody did. */
  readonly theirs: readonly SummaryRow[];
  /** Takes note of what a refusal says of it. Answers what the service holds now, if it says so. */
  readonly meet: (error: unknown) => Thing | null;
}

/**
 * @param schema Reads what the refusal of a stale version says.
 * @param rowsOf The thing in words.
 */
export function useBase<Thing>(
  opened: Thing,
  schema: z.ZodType<Thing>,
  rowsOf: (thing: Thing) => SummaryRow[],
): Base<Thing> {
  const [base, setBase] = useState(opened);
  const isChanged = base !== opened;
  return {
    base,
    theirs: isChanged ? changedRows(rowsOf(opened), rowsOf(base)) : [],
    meet(error) {
      if (!isApiError(error) || error.status !== 409) return null;
      const found = schema.safeParse(error.current);
      if (!found.success) return null;
      setBase(found.data);
      return found.data;
    },
  };
}
