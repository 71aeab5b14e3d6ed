import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../src/core/db/schema/index.ts';
import { confirmedAppointment } from './appointment-fixtures.ts';
import { leaves } from './leaving-fixtures.ts';
import { reply, startedThread } from './message-fixtures.ts';
import { createOfficeQuote } from './quote-fixtures.ts';
import { startedSeries } from './series-fixtures.ts';
import { startBeforeAll } from './set-up.ts';

/** What becomes of a record that names a person of the team, when they leave. */
type Fate =
  /** Open work, which the admin gives to somebody else, or to nobody. */
  | 'handed over'
  /** It ends with the account. */
  | 'ended'
  /** Of that account alone. It is there again if the account is opened again. */
  | 'kept'
  /** It is deleted by itself within a day. */
  | 'short-lived'
  /** Who did it, when it was done. */
  | 'history'
  /** It names a client, who has no last day, or a record. */
  | 'not of the team';

/**
 * Each column that names a user, or could. A new one is decided here; open work also in the hand-over
 * of `people/leaving.ts`.
 */
const FATES: Readonly<Record<string, Fate>> = {
  'account_credit_refunds.recorded_by': 'history',
  'account_credits.client_id': 'not of the team',
  'account_credits.recorded_by': 'history',
  'account_links.user_id': 'ended',
  'appointment_events.actor_id': 'history',
  'appointment_events.on_behalf_of': 'not of the team',
  'appointment_events.taken_from': 'history',
  'appointment_series.client_id': 'not of the team',
  // One that is left to nobody keeps the name, and its visits have no cleaner.
  'appointment_series.staff_id': 'handed over',
  'appointment_series.updated_by': 'history',
  'appointment_series_events.actor_id': 'history',
  'appointment_tasks.done_by': 'history',
  'appointments.access_code_changed_by': 'history',
  'appointments.client_id': 'not of the team',
  // Requested ones name nobody. What is done, under way or over stays with who did it.
  'appointments.staff_id': 'handed over',
  'appointments.updated_by': 'history',
  'audit_entries.actor_id': 'history',
  'audit_entries.client_id': 'not of the team',
  'audit_entries.subject_id': 'history',
  'bank_layouts.saved_by': 'history',
  'bank_rows.decided_by': 'history',
  // A statement that is not finished is everybody's of the office.
  'bank_statements.finished_by': 'history',
  'bank_statements.imported_by': 'history',
  'calendar_feeds.client_id': 'not of the team',
  'claim_batches.created_by': 'history',
  'client_addresses.client_id': 'not of the team',
  'client_addresses.updated_by': 'history',
  'client_agreements.client_id': 'not of the team',
  'client_plans.client_id': 'not of the team',
  'client_profiles.client_id': 'not of the team',
  'client_profiles.updated_by': 'history',
  'deposit_payments.recorded_by': 'history',
  'document_openings.reader_id': 'history',
  'documents.client_id': 'not of the team',
  // Open enquiries are everybody's of the office.
  'enquiries.answered_by_id': 'history',
  'enquiries.client_id': 'not of the team',
  'enquiries.closed_by_id': 'history',
  'idempotency_keys.user_id': 'short-lived',
  'invoice_events.actor_id': 'history',
  'invoice_events.on_behalf_of': 'not of the team',
  'invoice_lines.appointment_id': 'not of the team',
  'invoices.client_id': 'not of the team',
  'invoices.updated_by': 'history',
  'known_networks.user_id': 'kept',
  'late_fees.decided_by': 'history',
  'live_events.client_id': 'not of the team',
  'live_events.record_id': 'not of the team',
  'live_events.staff_ids': 'short-lived',
  'mails.about_id': 'not of the team',
  'mails.closed_by_id': 'history',
  'message_reads.reader_id': 'history',
  'message_threads.client_id': 'not of the team',
  'message_threads.owner_id': 'handed over',
  'messages.author_id': 'history',
  'payments.recorded_by': 'history',
  'payroll_exports.exported_by_id': 'history',
  'push_subscriptions.user_id': 'ended',
  'quote_events.actor_id': 'history',
  'quote_events.on_behalf_of': 'not of the team',
  'quote_revisions.sent_by': 'history',
  'quote_templates.client_id': 'not of the team',
  'quotes.client_id': 'not of the team',
  // Of open ones; the others keep their owner.
  'quotes.owner_id': 'handed over',
  // A quote goes half a minute after it was sent, and a refusal is mailed to the company instead.
  'quotes.send_by': 'history',
  'quotes.updated_by': 'history',
  'record_presences.record_id': 'not of the team',
  'record_presences.user_id': 'short-lived',
  'reminder_stops.stopped_by': 'history',
  'reminders_off.client_id': 'not of the team',
  'reminders_off.switched_by': 'history',
  'saved_views.user_id': 'kept',
  'sent_statements.client_id': 'not of the team',
  'sent_statements.sent_by': 'history',
  'sessions.user_id': 'ended',
  'social_identities.user_id': 'kept',
  'staff_leave.asked_by_id': 'history',
  'staff_leave.decided_by_id': 'history',
  // Whoever has left needs no answer to a request for leave.
  'staff_leave.staff_id': 'history',
  'staff_leave.updated_by': 'history',
  'staff_preferences.user_id': 'kept',
  'stored_files.client_id': 'not of the team',
  'stored_files.uploader_id': 'history',
  'time_corrections.corrected_by_id': 'history',
  'timesheet_events.actor_id': 'history',
  'timesheet_extras.added_by_id': 'history',
  'timesheet_requests.answered_by_id': 'history',
  'timesheets.approved_by_id': 'history',
  // The week shows the hours of whoever worked, and the hand-over says which are not approved.
  'timesheets.cleaner_id': 'history',
  'timesheets.updated_by': 'history',
  'travel_corrections.corrected_by_id': 'history',
  'working_hours.added_by_id': 'history',
  'working_hours.staff_id': 'kept',
};

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a table that name a user, or that have an id of what the schema does not say. */
function columnsOf(table: PgTable): string[] {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const targets = new Map(
    foreignKeys.flatMap((key) => {
      const { columns: from, foreignTable } = key.reference();
      return from.map((column) => [column.name, foreignTable] as const);
    }),
  );
  return columns
    .filter((column) => column.getSQLType().startsWith('uuid'))
    .filter((column) => {
      const target = targets.get(column.name);
      return target === undefined ? !column.primary : target === schema.users;
    })
    .map((column) => `${name}.${snakeCase(column.name)}`);
}

const found = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap(columnsOf);

test('it is decided what becomes of each record that names somebody who leaves', () => {
  expect(found.toSorted()).toEqual(Object.keys(FATES).toSorted());
});

const api = startBeforeAll();

const columnsWith = (fate: Fate) => found.filter((column) => FATES[column] === fate);

/** In how many rows a column has somebody. */
async function countOf(place: string, id: string): Promise<number> {
  const [table = '', column = ''] = place.split('.');
  const { rows } = await api.database.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
  );
  return Number(rows[0]?.['count']);
}

test('whoever leaves has no open work afterwards, and nothing that ends with the account', async () => {
  api.clock.set('2026-11-21T00:00:00.000Z');
  const admin = await api.signIn({ userType: 'admin' });
  const tom = await api.signIn({ userType: 'staff', staffRole: 'office', firstName: 'Tom' });
  const luca = await api.signIn({ userType: 'staff', staffRole: 'cleaner', firstName: 'Luca' });
  const client = await api.signIn();
  await startedSeries(api, { client, staff: tom });
  await confirmedAppointment(
    api,
    { client: await api.signIn(), staff: tom },
    { starts_at: '2026-12-08T22:30:00.000Z', ends_at: '2026-12-09T01:00:00.000Z' },
  );
  await reply(api, tom, await startedThread(api, client));
  await createOfficeQuote(api, tom, client);
  for (const column of columnsWith('handed over')) {
    expect([column, await countOf(column, tom.id)]).not.toEqual([column, 0]);
  }
  await leaves(api, admin, tom, {
    to: { series: luca, visits: luca, office: admin },
    lastDay: null,
  });
  for (const column of [...columnsWith('handed over'), ...columnsWith('ended')]) {
    expect([column, await countOf(column, tom.id)]).toEqual([column, 0]);
  }
});
