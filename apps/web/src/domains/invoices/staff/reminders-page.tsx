import { plural } from '@cleaning/contract/rules';
import {
  REMINDER_DAYS,
  type RemindedInvoice,
  type ReminderDays,
} from '@cleaning/contract/invoices';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useApi } from '#kit/api/portal-api.tsx';
import type { Prefetch } from '#kit/api/prefetch.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { defineListView, useListView } from '#kit/lists/define-list-view.ts';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { ResourceList } from '#kit/lists/resource-list.tsx';
import { RowsSkeleton } from '#kit/lists/rows-skeleton.tsx';
import { Report } from '#kit/page/report.tsx';
import { useRows } from '#kit/shortcuts/use-rows.ts';
import { STAFF_INVOICES_PATH, STAFF_REMINDERS_PATH } from '../invoice-paths.ts';
import { HoldRemindersDialog } from './reminders/hold-reminders-dialog.tsx';
import { HeldClients } from './reminders/held-clients.tsx';
import { REMINDER_CLOCK } from './reminders/reminder-clock.ts';
import { ReminderKeys } from './reminders/reminder-keys.tsx';
import { RemindersTable } from './reminders/reminders-table.tsx';
import reminderStyles from './reminders/reminders.module.css';
import { TodaysReminder } from './reminders/todays-reminder.tsx';
import { EditReminderEmails } from './reminders/emails/edit-reminder-emails.tsx';

export const handle = { title: 'Payment reminders' };

/** The page of reminders in the address. */
const remindersView = defineListView({ path: STAFF_REMINDERS_PATH, pageSize: 50 });

/** Prefetches the page of reminders in the address. */
export const prefetch: Prefetch = ({ api, read, search }) => {
  void read(api.listReminders.query(remindersView.toQuery(remindersView.read(search))));
};

/** The reminders that were sent to payers, the planned ones, and how to stop them. */
export function Component() {
  const api = useApi();
  const invoicesPath = useLastListPath(STAFF_INVOICES_PATH);
  const list = useListView(remindersView);
  const query = useQuery(api.listReminders.query(remindersView.toQuery(list.view)));
  const rows = useRows<HTMLDivElement>();
  const [report, setReport] = useState<string | null>(null);
  const [holding, setHolding] = useState<RemindedInvoice | null>(null);
  const [editing, setEditing] = useState<ReminderDays | null>(null);
  const today = goingOn(sydneyDateOf(useNow()), query.data?.results ?? NONE);
  const [next] = today;
  const actions = { onReport: setReport, onHold: setHolding };
  const leftOut = query.data?.left_out;
  return (
    <Stack ref={rows} gap="space-4" collapseEmpty>
      <PageHead
        back={{ label: 'Invoices', href: invoicesPath }}
        title="Payment reminders"
        action={
          query.data === undefined ? null : (
            <Button
              variant="outline"
              icon={<Pencil />}
              onClick={() => setEditing(REMINDER_DAYS[0])}
            >
              Edit the emails
            </Button>
          )
        }
        text={`By email 3, 10 and 21 days after the due date, at ${REMINDER_CLOCK}, to the client or plan manager who pays.${describeToday(today.length)}`}
      />
      <Report text={report} />
      <ResourceList
        query={query}
        list={list}
        nouns={['invoice', 'invoices']}
        whose="the"
        skeleton={<RowsSkeleton label="Loading the reminders" pictures={false} />}
        isNone={({ count }) => count === 0}
        none={
          <Card>
            <EmptyState
              title="No reminders to send"
              text="Invoices that a client or a plan manager has to pay show up here."
            />
          </Card>
        }
      >
        {({ count, results, total_cents: cents }) => (
          <RemindersTable invoices={results} total={{ count, cents }} {...actions} />
        )}
      </ResourceList>
      <Text size="sm" tone="muted">
        The switch is for the client and counts for every invoice of theirs.
        {leftOut === undefined || leftOut.count === 0
          ? ''
          : ` Not in this list: ${plural(leftOut.count, 'invoice')} that the NDIA pays, whose payer is not known yet or has no email, ${formatMoney(leftOut.cents)}.`}{' '}
        Participants are never asked to pay what the NDIA or a plan manager pays.
      </Text>
      <div className={reminderStyles['cards']}>
        <HeldClients invoices={query.data?.results ?? NONE} {...actions} />
        {next === undefined ? null : (
          <TodaysReminder {...next} onEdit={() => setEditing(next.days)} />
        )}
      </div>
      <ReminderKeys invoices={query.data?.results ?? NONE} {...actions} />
      {holding === null ? null : (
        <HoldRemindersDialog
          invoice={holding}
          onClose={() => setHolding(null)}
          onReport={(held) => {
            setHolding(null);
            setReport(held);
          }}
        />
      )}
      {editing !== null && query.data !== undefined ? (
        <EditReminderEmails
          emails={query.data.emails}
          invoices={query.data.results}
          first={editing}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Stack>
  );
}

const NONE: readonly RemindedInvoice[] = [];

/** The reminders that go out on a day. */
const goingOn = (day: string, invoices: readonly RemindedInvoice[]) =>
  invoices.flatMap((invoice) =>
    invoice.reminders
      .filter(({ state, on }) => state === 'next' && on === day)
      .map(({ days }) => ({ invoice, days })),
  );

function describeToday(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' 1 goes today.' : ` ${count} go today.`;
}
