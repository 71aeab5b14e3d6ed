import type { StaffSearch } from '@cleaning/contract/staff';
import type { Queryable } from '../../core/db/client.ts';
import { firstInOrder } from '../../core/db/first-in-order.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import { toSummary } from '../view.ts';
import { firstRows, listAppointments } from './appointment-list-repository.ts';

/** The most appointments of one client that a search shows. */
const MAX_OF_CLIENT = 2;

/** The appointments with one of the references, and the next appointments of the client. */
export async function appointmentsFoundByStaff(
  queryable: Queryable,
  viewer: OfficeViewer,
  {
    references,
    clientId,
    today,
  }: {
    readonly references: readonly string[];
    readonly clientId: string | null;
    readonly today: string;
  },
): Promise<StaffSearch['visits']> {
  const named =
    references.length === 0
      ? []
      : await listAppointments(queryable, { viewer, references }, firstRows(references.length));
  const ofClient =
    clientId === null
      ? []
      : await listAppointments(
          queryable,
          { viewer, clientId, when: { kind: 'upcoming', today } },
          firstRows(MAX_OF_CLIENT),
        );
  const shown = firstInOrder(named, references, ({ row }) => row.reference);
  return [...shown, ...ofClient].map(toSummary);
}
