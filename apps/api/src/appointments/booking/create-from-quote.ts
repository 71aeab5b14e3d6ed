import type { Appointment } from '@cleaning/contract/appointments';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf, type ServiceId } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { insertPlanned } from './book-appointment.ts';
import { postAppointmentEmails } from '../emails.ts';
import type { AppointmentPlan } from './appointment-plan.ts';

/** The part of an approved quote that its appointments need. */
interface BookableQuote {
  readonly id: string;
  readonly clientId: string;
  readonly serviceId: ServiceId;
  readonly addressLine1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly accessNotes: string;
  /** A Sydney date, or null when the client named none. */
  readonly preferredDate: string | null;
}

interface Conversion {
  readonly quote: BookableQuote;
  /** Without any plan, one appointment is requested, and planned later. */
  readonly plans: readonly AppointmentPlan[];
  /** Who converts the quote, or approves it. */
  readonly viewer: UserViewer;
  readonly now: Date;
}

/**
 * Creates the appointments of an approved quote in the transaction that converts it, and mails the client.
 *
 * @throws ApiError `double_booked` when a member of staff is not free, `validation_failed` for a bad time.
 */
export async function createFromQuote(
  transaction: Transaction,
  { quote, plans, viewer, now }: Conversion,
): Promise<Appointment[]> {
  const today = sydneyDateOf(now);
  const wanted = quote.preferredDate ?? addDays(today, 1);
  const request = {
    clientId: quote.clientId,
    quoteId: quote.id,
    status: 'requested',
    serviceId: quote.serviceId,
    appointmentDate: wanted < today ? today : wanted,
    preferredTime: 'any',
    addressLine1: quote.addressLine1,
    suburb: quote.suburb,
    postcode: quote.postcode,
    notes: quote.accessNotes,
    createdAt: now,
    updatedAt: now,
  } as const;
  const created: Appointment[] = [];
  for (const plan of plans.length === 0 ? [null] : inOrderOfStaff(plans)) {
    const appointment = await insertPlanned(
      transaction,
      { request, plan, reason: null },
      { viewer, now },
    );
    if (plan !== null) await postAppointmentEmails(transaction, 'confirmed', appointment, now);
    created.push(appointment);
  }
  return created;
}

/** Each plan locks its member of staff, by ascending id. */
const inOrderOfStaff = (plans: readonly AppointmentPlan[]): AppointmentPlan[] =>
  plans.toSorted((a, b) => (a.staffId < b.staffId ? -1 : 1));
