import type { AppointmentSummary, StaffCalendar } from '@cleaning/contract/appointments';
import SkipForward from 'lucide-react/icons/skip-forward';
import { describeSkip } from '../../series/describe-series.ts';
import { visitStatus, type VisitStatus } from '../../visit-status.ts';

type SkippedVisit = StaffCalendar['skipped'][number];

/** An entry of the calendar: a visit, or a skipped date of a series. */
export type ShownVisit = AppointmentSummary | SkippedVisit;

const SKIPPED: VisitStatus = { kind: 'off', label: 'Skipped', Icon: SkipForward };

export const isSkipped = (visit: ShownVisit): visit is SkippedVisit => 'skipped_by' in visit;

export const chooseVisitStatus = (visit: ShownVisit): VisitStatus =>
  isSkipped(visit) ? SKIPPED : visitStatus(visit);

/** "Skipped by Ruth"; null for a visit. */
export const describeSkipped = (visit: ShownVisit): string | null =>
  isSkipped(visit)
    ? describeSkip(visit.skipped_by, { client: visit.client_name, reader: 'staff' })
    : null;

/** Sorts visits and skipped dates by start time. */
export const inOrder = (visits: readonly ShownVisit[]): ShownVisit[] =>
  visits.toSorted((a, b) => ((a.starts_at ?? '') < (b.starts_at ?? '') ? -1 : 1));
