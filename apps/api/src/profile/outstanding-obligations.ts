import { company } from '@cleaning/company';
import { formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import type { Queryable } from '../core/db/client.ts';
import { ApiError } from '../core/http/api-error.ts';
import { nextAppointment, nextRequest } from '../appointments/index.ts';
import { owedByClient } from '../invoices/index.ts';

/**
 * Refuses to close a client's account while something between them and the company is open.
 *
 * @throws ApiError `invalid_transition` that states what is open, and what to do about it.
 */
export async function assertNoObligations(
  queryable: Queryable,
  clientId: string,
  now: Date,
): Promise<void> {
  const owed = await owedByClient(queryable, clientId, sydneyDateOf(now));
  const next = await nextAppointment(queryable, clientId, now);
  const request = await nextRequest(queryable, clientId, now);
  const reasons = [
    ...(owed.due_cents === 0 ? [] : [`You have ${formatMoney(owed.due_cents)} to pay first.`]),
    ...(owed.plan_due_cents === 0
      ? []
      : [`Your NDIS plan is still to pay us ${formatMoney(owed.plan_due_cents)}.`]),
    ...(next === null
      ? []
      : [
          `We are to clean on ${formatPlainDate(next.appointment_date, 'long')}: cancel that first.`,
        ]),
    ...(request === null
      ? []
      : [
          `You asked us to clean on ${formatPlainDate(request.appointment_date, 'long')}: cancel that request first.`,
        ]),
  ];
  if (reasons.length === 0) return;
  const help = `If you need help, call us on ${company.phoneDisplay}.`;
  throw new ApiError('invalid_transition', [...reasons, help].join(' '));
}
