import type { ParsedBody } from '@cleaning/contract/http';
import {
  MAX_HOLD_DAYS,
  type ClientReminders,
  type RemindedInvoice,
  type reminderEndpoints,
} from '@cleaning/contract/invoices';
import { fullName } from '@cleaning/contract/rules';
import { addDays } from '@cleaning/ndis';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { aboutClient, recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { notFound, refuseField, staleVersion } from '../../core/http/api-error.ts';
import { findClientContact } from '../../clients/client-directory.ts';
import { lockClient } from '../drafts/source-repository.ts';
import { lockInvoice } from '../invoice-repository.ts';
import type { InvoiceCall } from '../load-invoice.ts';
import {
  deleteStop,
  findClientReminders,
  findReminded,
  insertStop,
  switchOff,
  switchOn,
} from './reminder-repository.ts';
import { showReminder, toClientReminders } from './view.ts';

type Table = typeof reminderEndpoints;

interface StopChange {
  /** Why reminders are stopped; null to turn them on again. */
  readonly reason: string | null;
  readonly earlier_reason?: string | null | undefined;
}

/**
 * Stops or restarts the reminders of an invoice, in the caller's transaction. Nothing is done when they
 * are so already, since the answer to an earlier call may have been lost.
 *
 * @throws ApiError `stale_version` when they are not stopped for the reason that the caller read.
 */
export async function changeStop(
  transaction: Transaction,
  { id, viewer, now }: InvoiceCall,
  { reason, earlier_reason: earlier }: StopChange,
): Promise<RemindedInvoice> {
  const today = sydneyDateOf(now);
  await lockInvoice(transaction, id, viewer);
  const row = await findReminded(transaction, today, id);
  const current = await showReminder(transaction, row, now);
  const { stopped } = current;
  if (reason === (stopped?.reason ?? null)) return current;
  if (earlier !== undefined && earlier !== (stopped?.reason ?? null)) {
    throw staleReminders(current, current.number, stopped === null ? 'on' : 'stopped');
  }
  if (reason === null) await deleteStop(transaction, id);
  else {
    await insertStop(transaction, {
      invoiceId: id,
      reason,
      stoppedBy: viewer.staffId,
      stoppedAt: now,
    });
  }
  await recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    subjectType: 'invoice',
    subjectId: id,
    clientId: current.client_id,
    reason: reason ?? 'Reminders are on again.',
    now,
  });
  const changed = await findReminded(transaction, today, id);
  return showReminder(transaction, changed, now);
}

/**
 * Switches the reminders of all invoices of a client off or on, in the caller's transaction. Nothing is
 * done when they are so already, since the answer to an earlier call may have been lost.
 *
 * @throws ApiError `stale_version` when they are not as the caller read them.
 */
export async function switchClient(
  transaction: Transaction,
  call: InvoiceCall,
  { is_on: isOn, earlier_reminders: earlier }: ParsedBody<Table['switchReminders']>,
): Promise<void> {
  const { id, viewer, now } = call;
  const client = await lockReminders(transaction, call);
  const wanted = { is_client_on: isOn, held: null };
  if (isSameReminders(client.reminders, wanted)) return;
  assertSameReminders(client, earlier);
  await noteForClient(
    transaction,
    call,
    isOn ? 'Payment reminders turned on.' : 'Payment reminders turned off.',
  );
  if (isOn) return switchOn(transaction, id);
  await switchOff(transaction, {
    clientId: id,
    switchedBy: viewer.staffId,
    switchedAt: now,
    heldUntil: null,
    reason: null,
  });
}

/**
 * Holds the reminders of all invoices of a client until a day, in the caller's transaction. Nothing is
 * done when they are so already, since the answer to an earlier call may have been lost.
 *
 * @throws ApiError by field when the day is not in the future, or is too far ahead; `stale_version`
 *   when the reminders are not as the caller read them.
 */
export async function holdClient(
  transaction: Transaction,
  call: InvoiceCall,
  { until, reason, earlier_reminders: earlier }: ParsedBody<Table['holdReminders']>,
): Promise<void> {
  const { id, viewer, now } = call;
  const today = sydneyDateOf(now);
  if (until <= today) throw refuseField('until', 'Choose a day after today.');
  if (until > addDays(today, MAX_HOLD_DAYS)) {
    throw refuseField(
      'until',
      `Choose a day within ${MAX_HOLD_DAYS} days, or switch the reminders off.`,
    );
  }
  const client = await lockReminders(transaction, call);
  if (isSameReminders(client.reminders, { is_client_on: true, held: { until, reason } })) return;
  assertSameReminders(client, earlier);
  await noteForClient(transaction, call, `Payment reminders held until ${until}. ${reason}`);
  await switchOff(transaction, {
    clientId: id,
    switchedBy: viewer.staffId,
    switchedAt: now,
    heldUntil: until,
    reason,
  });
}

interface ClientWithReminders {
  readonly name: string;
  readonly reminders: ClientReminders;
}

/**
 * Locks the client, so that changes of their reminders run one after the other.
 *
 * @throws ApiError `not_found`.
 */
async function lockReminders(
  transaction: Transaction,
  { id, now }: InvoiceCall,
): Promise<ClientWithReminders> {
  await lockClient(transaction, id);
  const client = await findClientContact(transaction, id);
  const row = await findClientReminders(transaction, sydneyDateOf(now), id);
  if (client === null || row === undefined) throw notFound();
  return {
    name: fullName(client.firstName, client.lastName),
    reminders: toClientReminders(row),
  };
}

type ReminderState = NonNullable<ParsedBody<Table['holdReminders']>['earlier_reminders']>;

const isSameReminders = (one: ReminderState, other: ReminderState): boolean =>
  one.is_client_on === other.is_client_on &&
  one.held?.until === other.held?.until &&
  one.held?.reason === other.held?.reason;

/** @throws ApiError `stale_version` when the reminders are not as the caller read them. */
function assertSameReminders(
  { name, reminders }: ClientWithReminders,
  earlier: ReminderState | undefined,
): void {
  if (earlier === undefined || isSameReminders(earlier, reminders)) return;
  const { is_client_on: isOn, held } = reminders;
  const onOrOff = isOn ? 'on' : 'switched off';
  throw staleReminders(
    reminders,
    name,
    held === null ? onOrOff : `held until ${formatPlainDate(held.until, 'medium')}`,
  );
}

/** @param whose the client or the invoice that is reminded of. */
const staleReminders = (current: object, whose: string, state: string) =>
  staleVersion(
    current,
    `The reminders of ${whose} have changed since you opened them: they are ${state} now. Check them and try again.`,
  );

const noteForClient = (
  transaction: Transaction,
  { id, viewer, now }: InvoiceCall,
  reason: string,
): Promise<void> =>
  recordAudit(transaction, {
    actorId: viewer.staffId,
    action: 'update',
    ...aboutClient(id),
    reason,
    now,
  });
