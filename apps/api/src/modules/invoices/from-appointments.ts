import type { Invoice, InvoiceKind, invoiceFromAppointmentsRequest } from '@cleaning/contract';
import type { z } from 'zod';
import type { Transaction } from '../../platform/db/client.ts';
import { violatesUnique } from '../../platform/db/database-errors.ts';
import { refuseField } from '../../platform/http/api-error.ts';
import { readAppointment } from '../appointments/change.ts';
import { readSettings } from '../settings/service.ts';
import type { Scene } from './change.ts';
import { invoicedAlready } from './conflicts.ts';
import { storeDraft } from './draft-service.ts';
import { isLateCancellation, lineOfVisit, startOf, type Visit } from './line-of-visit.ts';
import { newLine } from './line.ts';
import { holdAppointments, holdClient, isQuoteInvoiced } from './source-repository.ts';

type Request = z.output<typeof invoiceFromAppointmentsRequest>;

/**
 * A draft invoice over visits of one client: the hours that each took, at an agreed rate. An NDIS visit
 * that was cancelled too late is a line as well; staff add the reason before they issue it.
 *
 * @throws ApiError `validation_failed` for visits that cannot be invoiced together, or at all;
 * `invalid_transition` when one of them, or its quote, was invoiced already.
 */
export async function createFromAppointments(
  transaction: Transaction,
  request: Request,
  scene: Scene,
): Promise<Invoice> {
  const visits = await readVisits(transaction, request.appointment_ids, scene);
  const { clientId, kind } = whatTheyShare(visits);
  await holdClient(transaction, clientId);
  for (const { quoteId } of visits) {
    if (quoteId !== null && (await isQuoteInvoiced(transaction, quoteId))) {
      throw invoicedAlready('The quote of a visit was invoiced already, with its visits.');
    }
  }
  const { gstRegistered: isGstRegistered } = await readSettings(transaction);
  const lines = visits.map((visit) => ({
    ...newLine(lineOfVisit(visit, request), { kind, isGstRegistered }),
    appointmentId: visit.id,
  }));
  const invoice = await storeDraft(transaction, { clientId, kind, lines }, scene);
  try {
    await holdAppointments(transaction, invoice.id, request.appointment_ids);
  } catch (error) {
    if (!violatesUnique(error, 'invoiced_appointments_pkey')) throw error;
    throw invoicedAlready('A visit was invoiced already. Void or delete that invoice first.');
  }
  return invoice;
}

/** The visits, in the order in which they took place. */
async function readVisits(
  transaction: Transaction,
  ids: readonly string[],
  { viewer, now }: Scene,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const id of ids) {
    const { row } = await readAppointment(transaction, { id, viewer, now });
    if (row.startsAt === null || (row.status !== 'completed' && !isLateCancellation(row))) {
      throw refuseField(
        'appointment_ids',
        `${row.reference} did not take place. Choose completed visits, or NDIS visits that were cancelled too late.`,
      );
    }
    visits.push(row);
  }
  return visits.toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
}

function whatTheyShare(visits: readonly Visit[]): { clientId: string; kind: InvoiceKind } {
  const [first] = visits;
  if (first === undefined) throw refuseField('appointment_ids', 'Choose a visit.');
  if (visits.some(({ clientId }) => clientId !== first.clientId)) {
    throw refuseField('appointment_ids', 'Choose visits of one client.');
  }
  const kinds = new Set(visits.map(({ serviceId }) => serviceId === 'ndis'));
  if (kinds.size > 1) {
    throw refuseField(
      'appointment_ids',
      'NDIS supports and private extras go on separate invoices.',
    );
  }
  return { clientId: first.clientId, kind: kinds.has(true) ? 'ndis' : 'private' };
}
