import type {
  Appointment,
  RescheduleRequest,
  AppointmentEvent,
  AppointmentSummary,
  LateFee,
} from '@cleaning/contract/appointments';
import {
  availableAppointmentCommands,
  wayInState,
  type AppointmentCommand,
  type AppointmentState,
  type WayInState,
} from '@cleaning/contract/appointments/rules';
import { fullName } from '@cleaning/contract/rules';
import { type UserViewer, sideOf } from '../core/http/viewer.ts';
import type { AppointmentRow, NamedAppointment } from './appointment-repository.ts';
import { termsCentsOf } from './late-fees/late-fee.ts';
import type { FoundLateFee } from './late-fees/late-fee-repository.ts';
import type { AppointmentEventRow, RescheduleRequestRow } from './history-repository.ts';

/** One appointment with its latest reschedule request, its late fee and its history. */
export interface AppointmentRecord {
  readonly named: NamedAppointment;
  readonly rescheduleRequest: RescheduleRequestRow | undefined;
  readonly lateFee: FoundLateFee | undefined;
  readonly events: readonly AppointmentEventRow[];
}

/** The part of a stored appointment that the state machine reads. */
export function stateOf({
  named,
  rescheduleRequest,
  lateFee,
}: AppointmentRecord): AppointmentState {
  const { status, startsAt, staffId } = named.row;
  return {
    status,
    startsAt,
    hasCleaner: staffId !== null,
    rescheduleRequest: rescheduleRequest?.status ?? null,
    lateFee: lateFee === undefined ? null : lateFee.isInvoiced ? 'on_invoice' : 'to_decide',
  };
}

/**
 * When a viewer sees the way in to a visit: a cleaner for some hours, the office and the client
 * always.
 */
export const wayInFor = ({ kind }: UserViewer, row: AppointmentRow, now: Date): WayInState =>
  kind === 'cleaner' ? wayInState(row, now) : 'shown';

/** An appointment as a list of the viewer shows it. Cleaners are not told of quotes and fees. */
export function toSummaryFor({ kind }: UserViewer, named: NamedAppointment): AppointmentSummary {
  const summary = toSummary(named);
  return kind === 'cleaner' ? { ...summary, quote_id: null, free_until: null } : summary;
}

/** An appointment as a list shows it. */
export function toSummary({
  row,
  client,
  staff,
  wantedTime,
  series,
}: NamedAppointment): AppointmentSummary {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    version: row.version,
    service_id: row.serviceId,
    client_id: row.clientId,
    client_name: fullName(client.firstName, client.lastName),
    client_has_email: client.email !== null,
    quote_id: row.quoteId,
    appointment_date: row.appointmentDate,
    preferred_time: row.preferredTime,
    starts_at: toInstant(row.startsAt),
    ends_at: toInstant(row.endsAt),
    expected_at: toInstant(row.expectedAt),
    staff_member: staff === null ? null : { id: staff.id, first_name: staff.firstName },
    suburb: row.suburb,
    series: series === null ? null : { id: series.id, recurrence: series.recurrence },
    free_until: toInstant(row.freeUntil),
    has_open_reschedule_request: wantedTime !== null,
    wanted_time: wantedTime,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An appointment in full, with the commands that this viewer may give now. */
export function toAppointment(
  record: AppointmentRecord,
  viewer: UserViewer,
  now: Date,
): Appointment {
  const { row } = record.named;
  const isCleaner = viewer.kind === 'cleaner';
  return {
    ...toSummaryFor(viewer, record.named),
    address_line1: row.addressLine1,
    postcode: row.postcode,
    notes: wayInFor(viewer, row, now) === 'shown' ? row.notes : '',
    actual_started_at: toInstant(row.actualStartedAt),
    actual_ended_at: toInstant(row.actualEndedAt),
    completion_notes: viewer.kind === 'client' ? '' : row.completionNotes,
    cancellation: toCancellation(row),
    fee: record.lateFee === undefined || isCleaner ? null : toLateFee(record.lateFee, viewer),
    reschedule_request:
      record.rescheduleRequest === undefined || isCleaner
        ? null
        : toRescheduleRequest(record.rescheduleRequest),
    available_commands: availableAppointmentCommands(stateOf(record), sideOf(viewer), now).filter(
      (command) => !isCleaner || CLEANER_COMMANDS.has(command),
    ),
    events: record.events
      .filter(({ command }) => showsEvent(viewer, command))
      .map((event) => toEvent(event, viewer)),
  };
}

/** The commands that have an endpoint for cleaners. */
const CLEANER_COMMANDS: ReadonlySet<AppointmentCommand> = new Set([
  'start',
  'report_running_late',
  'complete',
  'report_no_access',
]);

/**
 * Why a fee was charged or waived, or times were corrected, is for the office, and the whole history
 * not for cleaners.
 */
const showsEvent = ({ kind }: UserViewer, command: AppointmentCommand): boolean =>
  kind === 'office' || (kind === 'client' && !OFFICE_COMMANDS.has(command));

const OFFICE_COMMANDS: ReadonlySet<AppointmentEvent['command']> = new Set([
  'charge_fee',
  'waive_fee',
  'correct_times',
]);

export function toCancellation(row: AppointmentRow): Appointment['cancellation'] {
  const { cancelledBy: by, cancellationNoticeAt: noticeAt } = row;
  if (by === null || noticeAt === null) return null;
  return { by, notice_at: noticeAt.toISOString(), is_late: row.isLateCancellation };
}

export const toRescheduleRequest = (row: RescheduleRequestRow): RescheduleRequest => ({
  id: row.id,
  status: row.status,
  preferred_date: row.preferredDate,
  preferred_time: row.preferredTime,
  note: row.note,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  answered_at: toInstant(row.answeredAt),
});

const toEvent = (row: AppointmentEventRow, { kind }: UserViewer): AppointmentEvent => ({
  id: row.id,
  command: row.command,
  from_status: row.fromStatus,
  to_status: row.toStatus,
  actor: row.actor,
  actor_name: kind === 'office' && row.actor === 'staff' ? row.actorName : null,
  reason: row.reason,
  starts_at: toInstant(row.startsAt),
  occurred_at: row.occurredAt.toISOString(),
});

const toInstant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The fee as this viewer sees it: why and by whom it was decided is for the office. */
function toLateFee({ row, decidedBy, isInvoiced }: FoundLateFee, { kind }: UserViewer): LateFee {
  const isOffice = kind === 'office';
  return {
    state: row.state,
    terms_cents: termsCentsOf(row),
    price_cents: row.priceCents,
    charged_cents: row.chargedCents,
    reason: isOffice ? row.reason : null,
    decided_at: isOffice ? (row.decidedAt?.toISOString() ?? null) : null,
    decided_by: isOffice ? decidedBy : null,
    is_invoiced: isInvoiced,
  };
}
