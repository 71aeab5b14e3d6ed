import {
  aCappedPageOf,
  aClient,
  aClientListItem,
  anAddress,
  answer,
  aPageOf,
  aQuote,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import type { ParsedBody } from '@cleaning/contract/http';
import type { Quote } from '@cleaning/contract/quotes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { STAFF_DETAILS } from '../testing/a-request.ts';

const amira = aClient();
const NEW = `/staff/portal/quotes/new?client=${amira.id}`;
const server = startService();

const draft = (changes: Partial<Quote> = {}): Quote =>
  aQuote({
    id: '0190a1b2-0000-7000-8000-00000000c0de',
    reference: 'Q-1066',
    origin: 'office',
    client: {
      id: amira.id,
      first_name: amira.first_name,
      last_name: amira.last_name,
      has_email: true,
    },
    staff_details: { ...STAFF_DETAILS, client_email: 'amira@example.com' },
    available_commands: ['send'],
    ...changes,
  });

beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getClient, answer(amira)),
    mockEndpoint(
      endpoints.listAddressesFor,
      answer(
        aPageOf([
          anAddress(),
          anAddress({
            id: '0190a1b2-0000-7000-8000-0000000000ad',
            label: 'Flat',
            line1: '2/14 The Corso',
            suburb: 'Manly',
            postcode: '2095',
          }),
        ]),
      ),
    ),
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
    mockEndpoint(endpoints.getQuote, answer(draft())),
  );
});

const press = (name: string | RegExp) => screen.findByRole('button', { name });

function written() {
  const sent: ParsedBody<typeof endpoints.createOfficeQuote>[] = [];
  server.use(
    mockEndpoint(endpoints.createOfficeQuote, ({ body }) => {
      sent.push(body);
      return answer(draft());
    }),
  );
  return sent;
}

describe('a quote that the office writes', () => {
  it('goes out in three presses from its form: preview, then send', async () => {
    const sent = written();
    const sends: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.sendQuote, ({ body }) => {
        sends.push(body);
        return answer(draft({ version: 2 }));
      }),
    );
    const { user, path } = await openStaffPortal(NEW);
    await user.click(await press('Preview and send'));
    await waitFor(() => expect(path()).toContain('c0de'));
    const dialog = await screen.findByRole('dialog', { name: 'Send Q-1066 to Amira Haddad?' });
    expect(within(dialog).getByText(/By email to amira@example\.com/u)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /^Send \$/u }));
    await waitFor(() => expect(sends).toEqual([{ version: 1, undoable: true }]));
    const { line1, suburb, postcode } = anAddress();
    expect(sent).toEqual([
      expect.objectContaining({
        client_id: amira.id,
        address_line1: line1,
        suburb,
        postcode,
        company_notes: '',
        valid_until: null,
      }),
    ]);
    expect(sent[0]?.items.length).toBeGreaterThan(0);
  });

  it('does not ask again whether to send it after an Undo', async () => {
    written();
    const details = draft().staff_details;
    if (details === null) throw new Error('Staff read the details of staff.');
    const waiting = draft({
      version: 2,
      available_commands: [],
      staff_details: { ...details, send_at: new Date(Date.now() + 10_000).toISOString() },
    });
    let held = draft();
    server.use(
      mockEndpoint(endpoints.getQuote, () => answer(held)),
      mockEndpoint(endpoints.sendQuote, () => {
        held = waiting;
        return answer(held);
      }),
      mockEndpoint(endpoints.undoSendQuotes, () => {
        held = draft({ version: 3 });
        return answer({ results: [{ id: held.id, version: 3, send_at: null, error: null }] });
      }),
    );
    const { user, router } = await openStaffPortal(NEW);
    await user.click(await press('Preview and send'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Send Q-1066/u }));
    await user.click(dialog.getByRole('button', { name: /^Send \$/u }));
    await user.click(await press('Undo'));
    expect(await press('Save draft')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.state).toBeNull();
  });

  it('makes a line of each choice, and keeps a price that was changed', async () => {
    const sent = written();
    const { user } = await openStaffPortal(NEW);
    await user.selectOptions(await screen.findByLabelText('Service'), 'deep');
    const service = screen.getByLabelText('Price of one Deep cleaning in dollars');
    await user.clear(service);
    await user.type(service, '150');
    await user.click(await press('Preview and send'));
    expect(await screen.findByText('Say why this price.')).toBeVisible();
    await user.type(
      screen.getByLabelText('Why not the list price of $180.00'),
      'Second clean this month',
    );
    await user.click(screen.getByRole('checkbox', { name: /^Oven/u }));
    expect(screen.getByLabelText('Price of one Deep cleaning in dollars')).toHaveValue('150');
    await user.click(await press('Save draft'));
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(sent.at(-1)?.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          description: 'Deep cleaning',
          unit_cents: 150_00,
          list_unit_cents: 180_00,
        }),
      ]),
    );
  });

  it.each([
    ['None', [], '', { percent: 0 }],
    ['A percentage', ['Percent of the total', '25'], '$56.25 once approved.', { percent: 25 }],
    ['An amount', ['Deposit in dollars', '80'], '$80.00 once approved.', { cents: 80_00 }],
    ['As usual, none', [], 'Usual for standard timing.', null],
  ] as const)('asks for a deposit: %s', async (kind, [label, text], said, deposit) => {
    const sent = written();
    const { user } = await openStaffPortal(NEW);
    expect(await screen.findByText('No deposit is due when an NDIS plan pays.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Service'), 'general');
    await user.selectOptions(screen.getByLabelText('Deposit'), kind);
    if (label !== undefined && text !== undefined) {
      await user.type(screen.getByLabelText(label), text);
    }
    expect(screen.getByLabelText('Deposit')).toHaveAccessibleDescription(said);
    await user.click(await press('Save draft'));
    await waitFor(() => expect(sent[0]?.deposit).toEqual(deposit));
  });

  it('explains a deposit that is missing at its field', async () => {
    const { user } = await openStaffPortal(NEW);
    await user.selectOptions(await screen.findByLabelText('Service'), 'general');
    await user.selectOptions(screen.getByLabelText('Deposit'), 'An amount');
    await user.click(await press('Save draft'));
    expect(
      await screen.findByRole('link', { name: 'Type an amount, such as 150.00.' }),
    ).toHaveAttribute('href', '#deposit.cents');
  });

  it('goes to a known address, or another one', async () => {
    const sent = written();
    const { user, path } = await openStaffPortal(NEW);
    const where = await screen.findByLabelText('Address');
    await user.selectOptions(where, 'Flat: 2/14 The Corso, Manly NSW 2095');
    await user.selectOptions(where, 'Another address');
    await user.type(screen.getByLabelText(/^Suburb/u), 'Ryde');
    await user.type(screen.getByLabelText(/^Postcode/u), '2112');
    await user.click(await press('Save draft'));
    await waitFor(() => expect(path()).toContain('c0de'));
    expect(sent[0]).toMatchObject({ address_line1: null, suburb: 'Ryde', postcode: '2112' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the deposit before it is sent, and what is missing when it is not', async () => {
    const price = { ...draft().price, deposit_percent: 0, deposit_cents: 80_00 };
    const saved = draft({ service_id: 'general', price });
    server.use(
      mockEndpoint(endpoints.createOfficeQuote, answer(saved)),
      mockEndpoint(endpoints.getQuote, answer(saved)),
      mockEndpoint(endpoints.sendQuote, refuse(400, { suburb: ['Enter the suburb.'] })),
    );
    const { user } = await openStaffPortal(NEW);
    await user.click(await press('Preview and send'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Send Q-1066/u }));
    expect(dialog.getByText('Deposit, in the total')).toBeVisible();
    expect(dialog.getByText('$80.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Send \$/u }));
    expect(await dialog.findByText('Enter the suburb.')).toBeVisible();
  });

  it('asks for the place before it shows what would be sent, and saves a draft without', async () => {
    const sent = written();
    const { user } = await openStaffPortal(NEW);
    await user.selectOptions(await screen.findByLabelText('Address'), 'Another address');
    await user.click(await press('Preview and send'));
    expect(await screen.findByText('Enter the street address.')).toBeVisible();
    expect(screen.getByText('Enter the suburb.')).toBeVisible();
    expect(screen.getByLabelText('Street address')).toHaveFocus();
    expect(sent).toEqual([]);
    await user.click(await press('Save draft'));
    await waitFor(() => expect(sent[0]).toMatchObject({ address_line1: null, suburb: null }));
  });

  it('goes on with the heading once the client is chosen', async () => {
    const { user } = await openStaffPortal('/staff/portal/quotes/new');
    await user.type(await screen.findByLabelText('Name, email or phone'), 'Amira');
    await user.click(await screen.findByRole('link', { name: /^Amira Haddad/u }));
    await screen.findByRole('heading', { name: 'New quote for Amira' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('shows an error of the service at its field', async () => {
    server.use(
      mockEndpoint(
        endpoints.createOfficeQuote,
        refuse(400, { valid_until: ['Choose a day from today to one year ahead.'] }),
      ),
    );
    const { user } = await openStaffPortal(NEW);
    await user.click(await press('Save draft'));
    expect(
      await screen.findByRole('link', { name: 'Choose a day from today to one year ahead.' }),
    ).toHaveAttribute('href', '#valid_until');
  });
});

const open = () => openStaffPortal(`/staff/portal/quotes/${draft().id}`);

describe('a draft of the office', () => {
  it('is changed as a whole, and says who sees it', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.saveOfficeQuote, ({ body }) => {
        sent.push(body);
        return answer(draft({ version: 2, company_notes: 'Hi Amira' }));
      }),
    );
    const { user } = await open();
    expect(await screen.findByText(/Only the office sees it\./u)).toBeVisible();
    await user.type(await screen.findByLabelText('Note'), 'Hi Amira');
    await user.click(await press('Save draft'));
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ version: 1, company_notes: 'Hi Amira' })]),
    );
  });

  it('names what a colleague saved before it is saved over', async () => {
    const versions: unknown[] = [];
    const theirs = draft({ version: 2, company_notes: 'Call first', suburb: 'Manly' });
    server.use(
      mockEndpoint(endpoints.saveOfficeQuote, ({ body }) => {
        versions.push(body.version);
        return body.version === theirs.version
          ? answer({ ...theirs, version: 3, company_notes: body.company_notes })
          : refuse(409, { code: 'stale_version', detail: 'It has changed.', current: theirs });
      }),
    );
    const { user } = await open();
    await user.type(await screen.findByLabelText('Note'), 'Hi Amira');
    await user.click(await press('Save draft'));
    const error = await screen.findByRole('alert');
    expect(error).toHaveTextContent('Note: was empty, is now “Call first”');
    expect(error.textContent).toMatch(/Address: was .*, is now “.*Manly/u);
    expect(error).toHaveTextContent('What you typed is still here.');
    await user.click(await press('Save draft'));
    await waitFor(() => expect(versions).toEqual([1, 2]));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is deleted after a question, and starts no conversation', async () => {
    const deleted: (string | null)[] = [];
    server.use(
      mockEndpoint(endpoints.deleteQuote, ({ query }) => {
        deleted.push(query.get('version'));
        return answer(undefined);
      }),
    );
    const { user, path } = await open();
    await user.click(await press('More'));
    expect(screen.queryByRole('link', { name: /^Message Amira/u })).toBeNull();
    await user.click(await press('Delete draft'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete draft Q-1066?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(path()).toBe('/staff/portal/quotes'));
    expect(deleted).toEqual(['1']);
  });
});
