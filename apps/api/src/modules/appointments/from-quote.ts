import type { Appointment } from '@cleaning/contract';
import { addDays } from '@cleaning/ndis';
import { sydneyDateOf, type ServiceId } from '@cleaning/pricing';
import type { Transaction } from '../../platform/db/client.ts';
import type { StaffViewer } from '../../platform/http/viewer.ts';
import { insertPlanned } from './book.ts';
import { createAppointmentMails, type MailDependencies } from './appointment-mails.ts';
import type { VisitPlan } from './visit.ts';

/** An approved quote, as far as its visits need it. */
interface BookableQuote {
  readonly id: string;
  readonly clientId: string;
  readonly serviceId: ServiceId;
  readonly addressLine1: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly accessNotes: string;
  /** A Sydney date, if the client named one. */
  readonly preferredDate: string | null;
}

interface Conversion {
  readonly quote: BookableQuote;
  /** Confirmed visits. Without any, one visit is left to be planned. */
  readonly plans: readonly VisitPlan[];
  /** Who converts the quote. */
  readonly viewer: StaffViewer;
  readonly now: Date;
}

/**
 * Makes the visits of an approved quote in the transaction that converts it, and tells the client.
 *
 * @throws ApiError `double_booked` when somebody cannot come, `validation_failed` for a bad time.
 */
export async function createFromQuote(
  transaction: Transaction,
  { quote, plans, viewer, now }: Conversion,
  mailDependencies: MailDependencies,
): Promise<Appointment[]> {
  const mails = createAppointmentMails(mailDependencies);
  const today = sydneyDateOf(now);
  const wanted = quote.preferredDate ?? addDays(today, 1);
  const request = {
    clientId: quote.clientId,
    quoteId: quote.id,
    status: 'requested',
    serviceId: quote.serviceId,
    visitDate: wanted < today ? today : wanted,
    preferredTime: 'any',
    addressLine1: quote.addressLine1,
    suburb: quote.suburb,
    postcode: quote.postcode,
    notes: quote.accessNotes,
    createdAt: now,
    updatedAt: now,
  } as const;
  const made: Appointment[] = [];
  for (const plan of plans.length === 0 ? [null] : inOrderOfStaff(plans)) {
    const appointment = await insertPlanned(
      transaction,
      { request, plan, reason: null },
      { viewer, now },
    );
    if (plan !== null) await mails.post(transaction, 'confirmed', appointment, now);
    made.push(appointment);
  }
  return made;
}

/** People are held in one order everywhere, so that two conversions never wait for each other. */
const inOrderOfStaff = (plans: readonly VisitPlan[]): VisitPlan[] =>
  plans.toSorted((a, b) => (a.staffId < b.staffId ? -1 : 1));
