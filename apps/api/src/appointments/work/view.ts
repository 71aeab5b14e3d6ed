import type { TimeCorrection } from '@cleaning/contract/appointments';
import type { NamedTimeCorrection } from './time-correction-repository.ts';

export const toTimeCorrection = ({ row, name }: NamedTimeCorrection): TimeCorrection => ({
  id: row.id,
  started_before: row.startedBefore?.toISOString() ?? null,
  ended_before: row.endedBefore?.toISOString() ?? null,
  started_after: row.startedAfter.toISOString(),
  ended_after: row.endedAfter.toISOString(),
  reason: row.reason,
  corrected_by: name,
  corrected_at: row.correctedAt.toISOString(),
});
