import { ApiError } from '@cleaning/api-client';
import { createEndpointOptions } from '@cleaning/api-client/queries';
import {
  aClient,
  aClientProfile,
  aLateFee,
  aLeave,
  anAddress,
  anAppointment,
  anInvoice,
  aProfile,
  aTimesheet,
  someSettings,
} from '@cleaning/api-client/testing';
import { authReducer, startingAuthState } from '@cleaning/auth';
import { ToastProvider } from '@cleaning/ui/toast';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { CorrectTimes } from '#domains/appointments/staff/visit/correct-times.tsx';
import { DecideFee } from '#domains/appointments/staff/visit/decide-fee.tsx';
import { EditAccountCodes } from '#domains/bookkeeping/exports/edit-account-codes.tsx';
import { ShortenLeave } from '#domains/cleaners/shorten-leave.tsx';
import { EditAddress } from '#domains/clients/staff/addresses/edit-address.tsx';
import { DetailsCard } from '#domains/clients/staff/detail/details-card.tsx';
import { EditNdis } from '#domains/clients/staff/ndis/edit-ndis.tsx';
import { ChangeLateFee } from '#domains/dashboard/admin/change-late-fee.tsx';
import { HoldRemindersDialog } from '#domains/invoices/staff/reminders/hold-reminders-dialog.tsx';
import { LineDialog } from '#domains/invoices/staff/draft/line-dialog.tsx';
import { aReminder } from '#domains/invoices/testing/a-reminder.ts';
import { EditQuickReplies } from '#domains/messages/staff/edit-quick-replies.tsx';
import { aUserAccount } from '#domains/people/testing.ts';
import { anEmptyHandOver } from '#domains/people/testing-hand-over.ts';
import { SetLastDay } from '#domains/people/set-last-day.tsx';
import { EditAddressForm } from '#domains/profile/addresses/edit-address-form.tsx';
import { DetailsForm } from '#domains/profile/profile/details-form.tsx';
import { NdisForm } from '#domains/profile/ndis/ndis-form.tsx';
import { CorrectTravel } from '#domains/timesheets/correct-travel.tsx';
import { ApiProvider } from '#kit/api/portal-api.tsx';
import { createDraftStore } from '#kit/drafts/draft-store.ts';
import { DraftsProvider } from '#kit/drafts/use-drafts.tsx';
import { LeaveGuardProvider } from '#kit/forms/leave-guard.tsx';
import { aStaffUser } from './testing/a-staff-user.ts';

afterEach(cleanup);

interface FormOfRecord {
  /** The form over a record that a colleague may have changed. */
  readonly form: (isChanged: boolean) => ReactElement;
  /** What opens the form, where the element is a card with it. */
  readonly open?: RegExp;
  readonly field: string | RegExp;
  readonly typed: string;
  /** Further fields that the request needs. */
  readonly others?: Readonly<Record<string, string>>;
  readonly save: RegExp;
  /** What the service answers to a read. */
  readonly read?: object;
  /** What the service refuses with: the record as it is now. */
  readonly current: object;
  /** How the request names what it replaces: as it was typed over, then as it was shown. */
  readonly sent: readonly [object, object];
}

const VERSIONS = [{ version: 1 }, { version: 2 }] as const;
const ignore = (): void => {};

const changing = <Entity extends object>(before: Entity, changes: Partial<Entity>) => {
  const current = { ...before, ...changes };
  return { current, at: (isChanged: boolean) => (isChanged ? current : before) };
};

const client = changing(aClient(), { phone_number: '+61491570156' });
const address = changing(anAddress(), { version: 2, access_notes: 'Ring twice.' });
const details = changing(aProfile(), { last_name: 'Petrov' });
const settings = changing(someSettings({ version: 1 }), {
  version: 2,
  late_cancellation_percent: 30,
  xero_sales_account: '300',
});
const ndis = changing(aClientProfile({ version: 1 }), {
  version: 2,
  provider_recorded_on: '2026-11-02',
  nominee_name: 'Sarah Haddad',
});
const leave = changing(aLeave(), { version: 2, last_date: '2026-12-09' });
const replies = changing(
  { version: 1, replies: [{ label: 'On our way', body: 'We are coming.' }], updated_at: null },
  { version: 2, replies: [{ label: 'On our way', body: 'See you soon.' }] },
);
const person = changing(aUserAccount(), { last_day: '2026-12-18' });
const reminders = changing(aReminder(), {
  held: {
    until: '2026-12-14',
    reason: 'They phoned.',
    by: 'Priya Nair',
    at: '2026-11-23T01:00:00.000Z',
  },
});
const sheet = changing(aTimesheet({ version: 1 }), {
  version: 2,
  travel: aTimesheet().travel.map((day) => ({ ...day, counted_minutes: 40 })),
});
const [day] = aTimesheet().travel;
const invoice = changing(anInvoice({ version: 1, status: 'draft' }), {
  version: 2,
  lines: anInvoice().lines.map((line) => ({ ...line, description: 'Deep clean' })),
});
const visit = changing(
  anAppointment({
    version: 1,
    status: 'completed',
    starts_at: '2026-11-19T22:30:00.000Z',
    ends_at: '2026-11-20T01:00:00.000Z',
    actual_started_at: '2026-11-19T22:30:00.000Z',
    actual_ended_at: '2026-11-20T01:00:00.000Z',
  }),
  { version: 2, actual_ended_at: '2026-11-20T01:15:00.000Z' },
);
const missed = changing(anAppointment({ version: 1, status: 'no_access', fee: aLateFee() }), {
  version: 2,
  fee: aLateFee({ state: 'waived', reason: 'They were ill.' }),
});

const FORMS: readonly (readonly [name: string, FormOfRecord])[] = [
  [
    'the details of a client',
    {
      form: (isChanged) => <DetailsCard client={client.at(isChanged)} />,
      open: /^Edit/u,
      field: 'Phone',
      typed: '0491 570 157',
      others: { Why: 'They phoned.' },
      save: /^Save details/u,
      current: client.current,
      sent: [
        { earlier_details: { phone_number: '+61491570159' } },
        { earlier_details: { phone_number: '+61491570156' } },
      ],
    },
  ],
  [
    'one’s own details',
    {
      form: (isChanged) => (
        <DetailsForm profile={details.at(isChanged)} onSaved={ignore} onCancel={ignore} />
      ),
      field: 'Last name',
      typed: 'Singh',
      save: /^Save/u,
      current: details.current,
      sent: [
        { earlier_details: { last_name: aProfile().last_name } },
        { earlier_details: { last_name: 'Petrov' } },
      ],
    },
  ],
  [
    'an address of a client',
    {
      form: (isChanged) => (
        <EditAddress client={aClient()} address={address.at(isChanged)} onClose={ignore} />
      ),
      field: /^Getting in/u,
      typed: 'Key under the pot.',
      others: { Why: 'They phoned.' },
      save: /^Save address/u,
      current: address.current,
      sent: VERSIONS,
    },
  ],
  [
    'one’s own address',
    {
      form: (isChanged) => (
        <EditAddressForm address={address.at(isChanged)} onDone={ignore} onCancel={ignore} />
      ),
      field: /^Getting in/u,
      typed: 'Key under the pot.',
      save: /^Save address/u,
      current: address.current,
      sent: VERSIONS,
    },
  ],
  [
    'the NDIS details of a client',
    {
      form: (isChanged) => (
        <EditNdis client={aClient({ profile: ndis.at(isChanged) })} onClose={ignore} />
      ),
      field: /^My provider since/u,
      typed: '2026-11-16',
      others: { Why: 'They phoned.' },
      save: /^Save NDIS details/u,
      read: [],
      current: ndis.current,
      sent: VERSIONS,
    },
  ],
  [
    'one’s own NDIS details',
    {
      form: (isChanged) => (
        <NdisForm profile={ndis.at(isChanged)} onSaved={ignore} onCancel={ignore} />
      ),
      field: /^Nominee \(optional\)|^Nominee$/u,
      typed: 'Omar Haddad',
      save: /^Save/u,
      current: ndis.current,
      sent: VERSIONS,
    },
  ],
  [
    'the fee for cancelling late',
    {
      form: (isChanged) => <ChangeLateFee settings={settings.at(isChanged)} onClose={ignore} />,
      field: /^Percent/u,
      typed: '75',
      save: /^Save fee/u,
      current: settings.current,
      sent: VERSIONS,
    },
  ],
  [
    'the account codes',
    {
      form: (isChanged) => (
        <EditAccountCodes
          settings={settings.at(isChanged)}
          layout="xero"
          onClose={ignore}
          onReport={ignore}
        />
      ),
      field: 'Cleaning',
      typed: '210',
      save: /^Save account codes/u,
      current: settings.current,
      sent: VERSIONS,
    },
  ],
  [
    'leave',
    {
      form: (isChanged) => <ShortenLeave leave={leave.at(isChanged)} onClose={ignore} />,
      field: /^Last day|^To/u,
      typed: '2026-12-10',
      save: /^Shorten leave/u,
      current: leave.current,
      sent: VERSIONS,
    },
  ],
  [
    'the quick replies',
    {
      form: (isChanged) => <EditQuickReplies replies={replies.at(isChanged)} onClose={ignore} />,
      field: 'Message',
      typed: 'We are there at nine.',
      save: /^Save (?:replies|mine)/u,
      current: replies.current,
      sent: VERSIONS,
    },
  ],
  [
    'the last day of a person',
    {
      form: (isChanged) => <SetLastDay person={person.at(isChanged)} onClose={ignore} />,
      field: 'Last day',
      typed: '2026-12-11',
      others: { Why: 'They leave.' },
      save: /^Close .+ account/u,
      read: anEmptyHandOver(),
      current: person.current,
      sent: [{ earlier_last_day: null }, { earlier_last_day: '2026-12-18' }],
    },
  ],
  [
    'a hold of reminders',
    {
      form: (isChanged) => (
        <HoldRemindersDialog invoice={reminders.at(isChanged)} onClose={ignore} onReport={ignore} />
      ),
      field: 'Why',
      typed: 'They pay on Friday.',
      others: { 'Hold until': '2026-12-04' },
      save: /^Hold reminders/u,
      current: { is_client_on: true, held: reminders.current.held },
      sent: [
        { earlier_reminders: { is_client_on: true, held: null } },
        {
          earlier_reminders: {
            is_client_on: true,
            held: { until: '2026-12-14', reason: 'They phoned.' },
          },
        },
      ],
    },
  ],
  [
    'the travel of a day',
    {
      form: (isChanged) =>
        day === undefined ? (
          <></>
        ) : (
          <CorrectTravel sheet={sheet.at(isChanged)} travel={day} onClose={ignore} />
        ),
      field: 'Minutes',
      typed: '50',
      others: { Why: 'There was a detour.' },
      save: /^Correct travel/u,
      current: sheet.current,
      sent: VERSIONS,
    },
  ],
  [
    'a line of an invoice',
    {
      form: (isChanged) => (
        <LineDialog
          invoice={invoice.at(isChanged)}
          line={invoice.at(isChanged).lines[0] ?? null}
          onClose={ignore}
          onDone={ignore}
        />
      ),
      field: 'What it is for',
      typed: 'Spring clean',
      save: /^Save line/u,
      current: invoice.current,
      sent: VERSIONS,
    },
  ],
  [
    'the times of a visit',
    {
      form: (isChanged) => (
        <CorrectTimes appointment={visit.at(isChanged)} invoice={null} onClose={ignore} />
      ),
      field: 'Finished',
      typed: '12:30',
      others: { Why: 'The clock was wrong.' },
      save: /^Correct times/u,
      current: visit.current,
      sent: VERSIONS,
    },
  ],
  [
    'the fee of a visit',
    {
      form: (isChanged) => (
        <DecideFee
          appointment={{ ...missed.at(isChanged), fee: missed.at(isChanged).fee ?? aLateFee() }}
          first="charge"
          onClose={ignore}
        />
      ),
      field: /^Why/u,
      typed: 'As agreed.',
      save: /^Charge/u,
      current: missed.current,
      sent: VERSIONS,
    },
  ],
];

/** Opens forms one after the other in one session, with a service that refuses what is stale. */
function aSession({ current, read = {} }: Pick<FormOfRecord, 'current' | 'read'>) {
  const sent: unknown[] = [];
  const callEndpoint = (
    { method }: { readonly method: string },
    { body }: { readonly body?: unknown },
  ): Promise<unknown> => {
    if (method === 'GET') return Promise.resolve(read);
    sent.push(body);
    const code = 'stale_version';
    return Promise.reject(
      new ApiError({ kind: 'http', status: 409, message: 'It has changed.', code, current }),
    );
  };
  const api = createEndpointOptions(
    callEndpoint as unknown as Parameters<typeof createEndpointOptions>[0],
  );
  const drafts = createDraftStore();
  const viewer = aStaffUser();
  drafts.open(viewer.id);
  const store = configureStore({
    reducer: combineReducers({ auth: authReducer }),
    preloadedState: {
      auth: { ...startingAuthState({ token: 'a', user: viewer }), isInitialized: true },
    },
  });
  const open = (form: ReactElement) => {
    const element = <LeaveGuardProvider>{form}</LeaveGuardProvider>;
    return render(
      <Provider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <ApiProvider api={api}>
            <ToastProvider>
              <DraftsProvider store={drafts}>
                <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
              </DraftsProvider>
            </ToastProvider>
          </ApiProvider>
        </QueryClientProvider>
      </Provider>,
    );
  };
  return { open, sent };
}

const fill = async (label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it.each(FORMS)(
  'a draft of %s does not replace what a colleague saved meanwhile before that was said',
  async (_name, { form, open: opener, field, typed, others = {}, save, sent, ...service }) => {
    const session = aSession(service);
    const openForm = async (isChanged: boolean) => {
      const { unmount } = session.open(form(isChanged));
      if (opener !== undefined) await press(opener);
      return unmount;
    };
    const close = await openForm(false);
    await fill(field, typed);
    for (const [label, text] of Object.entries(others)) {
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await fill(new RegExp(`^${label}`, 'u'), text);
    }
    close();
    await openForm(true);
    expect(screen.getByLabelText(field)).toHaveValue(typed);
    await press(save);
    expect(session.sent).toMatchObject([sent[0]]);
    expect(await screen.findByText('It has changed.')).toBeVisible();
    await press(save);
    expect(session.sent).toMatchObject(sent);
  },
);
