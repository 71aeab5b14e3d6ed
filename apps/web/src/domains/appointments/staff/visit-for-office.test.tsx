import {
  aCheckedCleaner,
  anAddress,
  aPageOf,
  aClientHistory,
  anAppointment,
  answer,
  aQuote,
  aWorkSheet,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { Appointment } from '@cleaning/contract/appointments';
import { formatMoney } from '@cleaning/pricing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { mockAvailability } from '../testing/availability.ts';
import { RATES } from '../testing/for-the-office.ts';
import { ADDRESS, appointment, startVisit } from '../testing/visit-page.ts';

const { server, serve } = startVisit();

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const head = () => region(appointment.client_name);

describe('what the office looks up at a visit', () => {
  it('is the client, what they owe and the series, each linked, and how to reach them', async () => {
    const history = aClientHistory();
    server.use(
      mockEndpoint(
        endpoints.getClientHistory,
        answer({ ...history, overview: { ...history.overview, owed_cents: 150_00 } }),
      ),
    );
    serve({ series: { id: '0190a1b2-0000-7000-8000-000000004001', recurrence: 'month_weekday' } });
    await openStaffPortal(ADDRESS);
    const client = await region('Client');
    const { client_id: clientId, client_name: name } = appointment;
    expect(client.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/staff/portal/clients/${clientId}`,
    );
    expect(await client.findByRole('link', { name: '$150.00' })).toHaveAttribute(
      'href',
      `/staff/portal/invoices?client_id=${clientId}`,
    );
    expect(client.getByRole('link', { name: 'Every month, same weekday' })).toBeVisible();
    expect(client.getByText('+61 4 9157 0006')).toBeVisible();
    expect(client.getByRole('link', { name: 'Message Mia' })).toBeVisible();
  });

  it('is when, who, where and at what price, before the invoice is due', async () => {
    serve({ staff_member: null });
    await openStaffPortal(ADDRESS);
    const facts = await head();
    const facesOf = () => facts.getAllByRole('term').map(({ textContent }) => textContent);
    expect(facesOf()).toEqual(['When', 'Cleaner', 'Where', 'Price']);
    expect(facts.getByText('No cleaner')).toBeVisible();
    expect(facts.getByText('It waits for a cleaner.')).toBeVisible();
    expect(await facts.findByText('$175.00')).toBeVisible();
    expect(facts.getByText('2.5 h × $70.00')).toBeVisible();
    expect(facts.queryByRole('link', { name: 'Make invoice' })).toBeNull();
    expect(facts.queryByText('Not invoiced')).toBeNull();
  });

  it.each([
    ['a client without a rate', {}, { private_cents: null }, 'No rate yet', /first invoice/u],
    [
      'a visit without a time',
      { starts_at: null, ends_at: null },
      {},
      '$70.00 an hour',
      /No time/u,
    ],
  ])('is what is known of the price of %s', async (_, visit, known, price, why) => {
    serve(visit);
    const rates = { ...RATES, ...known };
    server.use(mockEndpoint(endpoints.getHourlyRates, answer(rates)));
    await openStaffPortal(ADDRESS);
    const facts = await head();
    expect(await facts.findByText(price)).toBeVisible();
    expect(facts.getByText(why)).toBeVisible();
  });

  it('leads to a cleaner while there is none, and not to a start that nobody makes', async () => {
    const commands = ['reschedule', 'start', 'cancel'] as const;
    serve({ staff_member: null, available_commands: [...commands] });
    server.use(mockAvailability([aCheckedCleaner()]));
    const { user } = await openStaffPortal(ADDRESS);
    expect(await screen.findByText(/^Nobody comes yet/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start visit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel visit' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose a cleaner or move' }));
    expect(await screen.findByRole('dialog', { name: /change who comes/u })).toBeVisible();
  });

  it('takes no photos of a visit that was called off', async () => {
    serve({ status: 'cancelled', available_commands: [] });
    await openStaffPortal(ADDRESS);
    await head();
    expect(screen.queryByText('Add after')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Photos' })).toBeNull();
  });

  it('is the quote that has the price, and the invoice of a completed visit', async () => {
    const done = anAppointment({ status: 'completed', quote_id: appointment.id });
    const invoice = { id: '0190a1b2-0000-7000-8000-000000004402', number: 'INV-2026-00044' };
    const quote = aQuote({ id: appointment.id });
    server.use(
      mockEndpoint(endpoints.getWorkSheet, answer(aWorkSheet({ appointment: done, invoice }))),
      mockEndpoint(endpoints.getQuote, answer(quote)),
    );
    await openStaffPortal(ADDRESS);
    const facts = await head();
    expect(await facts.findByRole('link', { name: `Quote ${quote.reference}` })).toHaveAttribute(
      'href',
      `/staff/portal/quotes/${appointment.id}`,
    );
    expect(facts.getByText(formatMoney(quote.price.total_cents ?? 0))).toBeVisible();
    expect(facts.getByRole('link', { name: 'INV-2026-00044' })).toBeVisible();
    expect(facts.queryByRole('link', { name: 'Make invoice' })).toBeNull();
  });

  it('leads to the invoice that is to be made of a completed visit', async () => {
    serve({ status: 'completed' });
    await openStaffPortal(ADDRESS);
    const facts = await head();
    expect(facts.getByText('Not invoiced')).toBeVisible();
    expect(facts.getByRole('link', { name: 'Make invoice' })).toHaveAttribute(
      'href',
      `/staff/portal/invoices?to_invoice=${appointment.client_id}`,
    );
  });

  it('is what was done with it, the latest first, with the reasons', async () => {
    const event = {
      from_status: 'confirmed',
      to_status: 'confirmed',
      actor: 'staff',
      actor_name: null,
      reason: null,
      starts_at: '2026-12-02T22:00:00.000Z',
    } as const;
    serve({
      events: [
        { ...event, id: '1', command: 'confirm', occurred_at: '2026-11-30T22:00:00.000Z' },
        {
          ...event,
          id: '2',
          command: 'reschedule',
          actor_name: 'Priya',
          reason: 'She is home later.',
          occurred_at: '2026-12-01T22:00:00.000Z',
        },
      ],
    });
    await openStaffPortal(ADDRESS);
    const steps = (await region('History')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Moved to Thu 3 Dec, 9:00 am, doneWed 2 Dec, 9:00 am, Priya: “She is home later.”',
      'Booked, doneTue 1 Dec, 9:00 am',
    ]);
  });
});

const PLANNED = { available_commands: ['reschedule', 'assign', 'cancel'] } as const;

describe('the office', () => {
  it('gives the visit to another cleaner from its page', async () => {
    const [alex, sam] = [
      { id: '0190a1b2-0000-7000-8000-000000000010', first_name: 'Alex' },
      appointment.staff_member,
    ];
    if (sam === null) throw new Error('The visit has no cleaner.');
    serve({ ...PLANNED, available_commands: [...PLANNED.available_commands] });
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.listStaffMembers, answer([sam, alex])),
      mockAvailability([
        aCheckedCleaner({ staff_member: sam }),
        aCheckedCleaner({ staff_member: alex }),
      ]),
      mockEndpoint(endpoints.assignAppointment, ({ body }) => {
        sent.push(body);
        return answer(anAppointment({ version: 3, staff_member: alex }));
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Move or change cleaner' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(await dialog.findByLabelText('Cleaner'), 'Alex, free');
    const give = await dialog.findByRole('button', { name: 'Change cleaner' });
    await waitFor(() => expect(give).toBeEnabled());
    await user.click(give);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ version: 2, staff_id: alex.id }]);
  });

  it('plans a request in the calendar', async () => {
    serve({ status: 'requested', available_commands: ['confirm', 'decline', 'cancel'] });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByRole('link', { name: 'Plan in the calendar' })).toHaveAttribute(
      'href',
      `/staff/portal/calendar?week=${appointment.appointment_date}&plan=${appointment.id}`,
    );
  });
});

const HOME = anAddress({
  id: '0190a1b2-0000-7000-8000-000000005501',
  label: 'Home',
  line1: appointment.address_line1,
  suburb: appointment.suburb,
  postcode: appointment.postcode,
  access_notes: 'Ring twice and wait.',
});
const MUM = anAddress({
  id: '0190a1b2-0000-7000-8000-000000005502',
  label: 'Mum’s place',
  line1: '14 Hill Road',
  suburb: 'Epping',
  postcode: '2121',
  access_notes: 'Use the side gate.',
});

/** Opens the dialog of a visit that is still to come. */
const openEdit = async (changes: Partial<Appointment> = {}, hasCode = false) => {
  const visit = serve({ available_commands: ['edit', 'cancel'], ...changes }, hasCode).appointment;
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([HOME, MUM]))),
    mockAvailability([aCheckedCleaner()]),
    mockEndpoint(endpoints.editAppointment, ({ body }) => {
      sent.push(body);
      return answer({ ...visit, ...(body as object), version: 3 });
    }),
  );
  const { user } = await openStaffPortal(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Mia’s visit' }));
  await dialog.findByLabelText('Address');
  return { user, dialog, sent };
};

describe('a visit that is edited', () => {
  const details = {
    version: 2,
    service_id: appointment.service_id,
    address_line1: HOME.line1,
    suburb: HOME.suburb,
    postcode: HOME.postcode,
    notes: appointment.notes,
  };

  it('is another service at the same time, sent once, and says who is told', async () => {
    const { user, dialog, sent } = await openEdit();
    expect(dialog.queryByText('Mia gets an email that the visit has changed.')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Service'), 'Deep cleaning');
    expect(dialog.getByText(/Its tasks change with it. Ticked ones stay./u)).toBeVisible();
    expect(dialog.getByText('Mia gets an email that the visit has changed.')).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ ...details, service_id: 'deep' }]);
    expect(await screen.findByText('Visit changed.')).toBeVisible();
  });

  it('is at another saved address, with how to get in there, and says that the code goes', async () => {
    const { user, dialog, sent } = await openEdit({}, true);
    expect(dialog.queryByText('The code is for the old door')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Address'), MUM.id);
    expect(dialog.getByText('The code is for the old door')).toBeVisible();
    expect(dialog.getByLabelText(/^Getting in/u)).toHaveValue('Use the side gate.');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { line1, suburb, postcode, access_notes: notes } = MUM;
    expect(sent).toEqual([{ ...details, address_line1: line1, suburb, postcode, notes }]);
  });

  it('keeps typed notes when another address is chosen, and what is missing of it is said', async () => {
    const { user, dialog, sent } = await openEdit();
    const notes = dialog.getByLabelText(/^Getting in/u);
    await user.clear(notes);
    await user.type(notes, 'Call first.');
    await user.selectOptions(dialog.getByLabelText('Address'), MUM.id);
    expect(notes).toHaveValue('Call first.');
    await user.selectOptions(dialog.getByLabelText('Address'), 'Another address');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByLabelText('Street address')).toBeInvalid());
    expect(sent).toEqual([]);
  });

  it('keeps the service of its quote', async () => {
    server.use(mockEndpoint(endpoints.getQuote, answer(aQuote({ id: appointment.id }))));
    const { dialog } = await openEdit({ quote_id: appointment.id });
    expect(dialog.queryByLabelText('Service')).toBeNull();
    expect(dialog.getByText(/Its price is that of the quote/u)).toBeVisible();
  });

  it('that a colleague changed meanwhile shows what is new, and keeps what was typed', async () => {
    const { user, dialog } = await openEdit();
    const current = anAppointment({ ...appointment, version: 4, notes: 'The bell is broken.' });
    server.use(
      mockEndpoint(endpoints.editAppointment, () =>
        refuse(409, { code: 'stale_version', detail: 'Changed.', current, changed_by: 'Priya' }),
      ),
    );
    await user.selectOptions(dialog.getByLabelText('Service'), 'Deep cleaning');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(
      await dialog.findByText(/The bell is broken/u, { selector: ':not(textarea)' }),
    ).toBeVisible();
    expect(dialog.getByLabelText('Service')).toHaveValue('deep');
  });

  it.each(['in_progress', 'completed'] as const)('is not one that is %s', async (status) => {
    serve({ status, available_commands: [] });
    await openStaffPortal(ADDRESS);
    await head();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

const MISSED: Appointment = anAppointment({
  status: 'no_access',
  version: 3,
  appointment_date: '2026-11-23',
  starts_at: '2026-11-22T22:00:00.000Z',
  ends_at: '2026-11-23T23:00:00.000Z',
  available_commands: ['undo_no_access', 'start_after_no_access', 'complete_after_no_access'],
});

const openTakeBack = async () => {
  const { user } = await openStaffPortal(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Take back “No access”' }));
  return { user, dialog: within(screen.getByRole('dialog')) };
};

describe('“No access” that was not so', () => {
  it('goes on from the time that is typed', async () => {
    serve(MISSED);
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.takeBackNoAccess, ({ body }) => {
        sent.push(body);
        return answer({ ...MISSED, status: 'in_progress', version: 4 });
      }),
    );
    const { user, dialog } = await openTakeBack();
    expect(dialog.getByRole('radio', { name: /goes on/u })).toBeChecked();
    fireEvent.change(dialog.getByLabelText('Started'), { target: { value: '09:25' } });
    await user.type(dialog.getByLabelText('Why'), 'He was in the garden.');
    await user.dblClick(dialog.getByRole('button', { name: 'Take back “No access”' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        version: 3,
        outcome: 'went_on',
        started_at: '2026-11-22T22:25:00.000Z',
        reason: 'He was in the garden.',
      },
    ]);
  });

  it('was done between two times, and says what the service refuses', async () => {
    serve(MISSED);
    server.use(
      mockEndpoint(endpoints.takeBackNoAccess, () =>
        refuse(400, { ended_at: ['The finish is before the start. Type a later time.'] }),
      ),
    );
    const { user, dialog } = await openTakeBack();
    await user.click(dialog.getByRole('radio', { name: /the clean is done/u }));
    await user.type(dialog.getByLabelText('Why'), 'Wrong visit.');
    await user.click(dialog.getByRole('button', { name: 'Take back “No access”' }));
    await waitFor(() => expect(dialog.getByLabelText('Finished')).toBeInvalid());
    await user.click(dialog.getByRole('radio', { name: /still to come/u }));
    expect(dialog.queryByLabelText('Started')).toBeNull();
  });

  it('stays while its fee is on an invoice', async () => {
    serve({
      ...MISSED,
      fee: {
        state: 'charged',
        terms_cents: 75_13,
        price_cents: 150_25,
        charged_cents: 75_13,
        reason: null,
        decided_at: null,
        decided_by: null,
        is_invoiced: true,
      },
    });
    await openStaffPortal(ADDRESS);
    expect(await screen.findByText('It is on an invoice.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take back “No access”' })).toBeNull();
  });
});
