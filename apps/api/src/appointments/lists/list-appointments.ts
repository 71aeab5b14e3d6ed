import { appointmentsEndpoints } from '@cleaning/contract/appointments';
import { sydneyDateOf } from '@cleaning/pricing';
import { list, type PagedRows } from '../../core/list.ts';
import type { NamedAppointment } from '../appointment-repository.ts';
import {
  countAppointments,
  listAppointments,
  type AppointmentFilter,
} from './appointment-list-repository.ts';
import { toSummary } from '../view.ts';

const appointmentsMatching = (
  filter: AppointmentFilter,
  isDescending: boolean,
): PagedRows<NamedAppointment> => ({
  count: (queryable) => countAppointments(queryable, filter),
  page: (queryable, window) => listAppointments(queryable, filter, { isDescending, ...window }),
});

export const listAllAppointments = list(appointmentsEndpoints.listAppointments, {
  from: ({ viewer, query: { from, to, ...query } }) =>
    appointmentsMatching(
      {
        viewer,
        from,
        to,
        statuses: query.status,
        staffId: query.staff_id,
        clientId: query.client_id,
      },
      query.ordering === '-appointment_date',
    ),
  view: toSummary,
});

export const listMyAppointments = list(appointmentsEndpoints.listMyAppointments, {
  from: ({ viewer, query: { from, to, when, quote_id: quoteId }, now }) =>
    appointmentsMatching(
      {
        viewer,
        from,
        to,
        quoteId,
        when: when === 'all' ? undefined : { kind: when, today: sydneyDateOf(now) },
      },
      when !== 'upcoming',
    ),
  view: toSummary,
});
