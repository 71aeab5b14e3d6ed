import type { Invoice, invoiceFromAppointmentsRequest } from '@cleaning/contract/invoices';
import type { InvoiceKind } from '@cleaning/contract/invoices/rules';
import { periodOn, sydneyTimeOf } from '@cleaning/ndis';
import type { z } from 'zod';
import type { Transaction } from '../../core/db/client.ts';
import { violatesUnique } from '../../core/db/database-errors.ts';
import { refuseField } from '../../core/http/api-error.ts';
import { findClientRecord, type AgreementRecord } from '../../clients/client-directory.ts';
import { lockAppointments, readAppointment } from '../../appointments/index.ts';
import { readSettings } from '../../settings/settings-record.ts';
import type { InvoiceContext } from '../load-invoice.ts';
import { invoicedAlready } from '../refusals.ts';
import { storeDraft } from './edit-draft.ts';
import {
  isBilledAsCancellation,
  lineOfAppointment,
  lineOfFee,
  startOf,
  type BilledAppointment,
} from './appointment-line.ts';
import { newLine } from './line.ts';
import { listBilledWithQuote, lockClient, markInvoiced } from './source-repository.ts';

type Request = z.output<typeof invoiceFromAppointmentsRequest>;

/**
 * Creates a draft invoice for appointments of one client: the hours of each at an agreed rate, or
 * its late fee if that is charged. An NDIS appointment that was cancelled too late, or had no
 * access, is billed at the agreed fee; staff add the cancellation reason before they issue it.
 *
 * @throws ApiError `validation_failed` for appointments that cannot be invoiced together, or at
 *   all; `invalid_transition` when one of them, or its quote, is already invoiced.
 */
export async function createFromAppointments(
  transaction: Transaction,
  request: Request,
  context: InvoiceContext,
): Promise<Invoice> {
  // Locked before the client, so that the decision about a fee cannot change meanwhile.
  await lockAppointments(transaction, request.appointment_ids);
  const appointments = await readAppointments(transaction, request.appointment_ids, context);
  const { clientId, kind } = sharedClientAndKind(appointments);
  await lockClient(transaction, clientId);
  const billed = await listBilledWithQuote(transaction, request.appointment_ids);
  if (appointments.some(({ id, feeCents }) => feeCents === null && billed.has(id))) {
    throw invoicedAlready('The quote of a visit was invoiced already, with its visits.');
  }
  const { gstRegistered: isGstRegistered, billingStepHundredths: billingStep } =
    await readSettings(transaction);
  const agreements = (await findClientRecord(transaction, clientId))?.agreements ?? [];
  const lines = appointments.map((appointment) => {
    const line =
      appointment.feeCents === null
        ? lineOfAppointment(appointment, {
            ...request,
            hourlyRateCents: hourlyRateOf(request),
            billingStep,
            cancellationFeeCents: agreedFee(appointment, agreements),
          })
        : lineOfFee(appointment, appointment.feeCents);
    return { ...newLine(line, { kind, isGstRegistered }), appointmentId: appointment.id };
  });
  const invoice = await storeDraft(transaction, { clientId, kind, lines }, context);
  try {
    await markInvoiced(transaction, invoice.id, request.appointment_ids);
  } catch (error) {
    if (!violatesUnique(error, 'invoiced_appointments_pkey')) throw error;
    throw invoicedAlready('A visit was invoiced already. Void or delete that invoice first.');
  }
  return invoice;
}

/** @throws ApiError `validation_failed` without a rate, which only late fees do not need. */
function hourlyRateOf({ hourly_rate_cents: rate }: Request): number {
  if (rate === undefined) throw refuseField('hourly_rate_cents', 'Enter the rate per hour.');
  return rate;
}

/**
 * The cancellation fee that the client had agreed to on the day of an appointment; null where none
 * is recorded.
 */
function agreedFee(
  appointment: BilledAppointment,
  agreements: readonly AgreementRecord[],
): number | null {
  const { date } = sydneyTimeOf(startOf(appointment));
  const fee = periodOn(agreements, date)?.cancellationFeeCents ?? null;
  if (fee === 0 && isBilledAsCancellation(appointment)) {
    throw refuseField(
      'appointment_ids',
      `${appointment.reference} was cancelled, and the client’s agreement has no fee for that. Leave it out.`,
    );
  }
  return fee;
}

/** The appointments, ordered by start. */
async function readAppointments(
  transaction: Transaction,
  ids: readonly string[],
  { viewer, now }: InvoiceContext,
): Promise<BilledAppointment[]> {
  const appointments: BilledAppointment[] = [];
  for (const id of ids) {
    const { row, record } = await readAppointment(transaction, { id, viewer, now });
    const feeCents = record.lateFee?.row.chargedCents ?? null;
    const isBilled = row.status === 'completed' || isBilledAsCancellation(row) || feeCents !== null;
    if (row.startsAt === null || !isBilled) {
      throw refuseField(
        'appointment_ids',
        `${row.reference} did not take place. Choose completed visits, visits whose late fee is charged, or NDIS visits that were cancelled too late or that nobody was home for.`,
      );
    }
    appointments.push({ ...row, feeCents });
  }
  return appointments.toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
}

function sharedClientAndKind(appointments: readonly BilledAppointment[]): {
  clientId: string;
  kind: InvoiceKind;
} {
  const [first] = appointments;
  if (first === undefined) throw refuseField('appointment_ids', 'Choose a visit.');
  if (appointments.some(({ clientId }) => clientId !== first.clientId)) {
    throw refuseField('appointment_ids', 'Choose visits of one client.');
  }
  const kinds = new Set(appointments.map(({ serviceId }) => serviceId === 'ndis'));
  if (kinds.size > 1) {
    throw refuseField(
      'appointment_ids',
      'NDIS supports and private extras go on separate invoices.',
    );
  }
  return { clientId: first.clientId, kind: kinds.has(true) ? 'ndis' : 'private' };
}
