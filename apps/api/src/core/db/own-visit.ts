import { OWN_VISITS_DAYS } from '@cleaning/contract/appointments/rules';
import { addDays } from '@cleaning/ndis';
import { and, between, eq, exists, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CleanerViewer } from '../http/viewer.ts';
import { appointments } from './schema/index.ts';
import { subquery } from './subquery.ts';

/** The condition on appointments that keeps a cleaner to their own visits of some days. */
export const isOwnVisit = ({ staffId, today }: CleanerViewer): SQL | undefined =>
  and(
    eq(appointments.staffId, staffId),
    between(
      appointments.appointmentDate,
      addDays(today, -OWN_VISITS_DAYS.back),
      addDays(today, OWN_VISITS_DAYS.ahead),
    ),
  );

/**
 * The condition that keeps a cleaner to the parts of those visits, such as photos and conversations.
 *
 * @param appointmentId the column with the id of the visit.
 */
export const isOfOwnVisit = (viewer: CleanerViewer, appointmentId: AnyPgColumn): SQL =>
  exists(
    subquery()
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(eq(appointments.id, appointmentId), isOwnVisit(viewer))),
  );
