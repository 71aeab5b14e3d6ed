import {
  aClient,
  aClientHistory,
  anInvoice,
  aPageOf,
  aQuote,
  aCappedPageOf,
  answer,
  mockEndpoint,
  refuse,
  someSettings,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aStatement,
  aStatementRecipient,
  invoiced,
} from '#domains/invoices/testing/a-statement.ts';
import { aRequest, STAFF_DETAILS } from '#domains/quotes/testing/a-request.ts';
import { ADDRESS, button, card, dialog } from '../testing/client-page.ts';
import { startService } from '#app/testing/render-app.tsx';
import { openStaffPortal } from '#app/testing/staff-portal.ts';
import { thread, threadAnswers } from '#domains/messages/testing/staff-threads.ts';

const NO_EMAIL = 'No email: print or post the PDF.';

const amira = aClient({ email: null, can_sign_in: false });

const server = startService();
beforeEach(() => {
  server.use(
    mockEndpoint(endpoints.getClient, answer(amira)),
    mockEndpoint(endpoints.getClientHistory, answer(aClientHistory())),
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([]))),
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([]))),
  );
});

const invitation = () => screen.queryByRole('checkbox', { name: 'Send an invitation' });
const NEEDS_EMAIL = 'An invitation needs an email. You can add one later.';

describe('the form of a new client', () => {
  it('makes one without an email, who cannot be invited', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.createClient, ({ body }) => {
        sent.push(body);
        return answer(amira);
      }),
    );
    const { user, path } = await openStaffPortal('/staff/portal/clients/new');
    await screen.findByLabelText('Email (optional)');
    expect(screen.getByText(NEEDS_EMAIL)).toBeVisible();
    expect(invitation()).toBeNull();
    const email = screen.getByLabelText('Email (optional)');
    expect(email).toHaveAccessibleDescription(
      'Without an email we send letters as PDF, and nobody can log in.',
    );
    await user.type(email, 'x');
    expect(invitation()).toBeEnabled();
    expect(invitation()).toBeChecked();
    expect(screen.queryByText(NEEDS_EMAIL)).toBeNull();
    await user.clear(email);
    expect(screen.getByText(NEEDS_EMAIL)).toBeVisible();
    expect(invitation()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'General' }));
    await user.type(screen.getByLabelText('First name'), 'Lena');
    await user.type(screen.getByLabelText('Last name'), 'Fisher');
    await user.click(button('Make client'));
    await waitFor(() => expect(path()).toBe(ADDRESS));
    expect(sent).toMatchObject([{ email: null, is_invited: false }]);
  });
});

describe('a conversation with a client without an email', () => {
  it('says that they cannot read it and are to be phoned', async () => {
    server.use(...threadAnswers());
    server.use(mockEndpoint(endpoints.getClient, answer(amira)));
    await openStaffPortal(`/staff/portal/messages/${thread.id}`);
    const about = within(await screen.findByRole('complementary', { name: 'About the client' }));
    expect(
      await about.findByText(
        `${amira.first_name} cannot log in to read messages. ${amira.first_name} has no email, so phone them.`,
      ),
    ).toBeVisible();
  });
});

describe('the page of a client without an email', () => {
  it('says what that means, and offers no invitation', async () => {
    await openStaffPortal(ADDRESS);
    const details = within(await card('Details'));
    expect(details.getByText(NO_EMAIL)).toBeVisible();
    expect(details.getByText('Cannot log in')).toBeVisible();
    expect(screen.queryByRole('button', { name: /invitation$/u })).toBeNull();
    expect(document.body).not.toHaveTextContent('null');
  });

  it('adds one, with an invitation unless it is unticked', async () => {
    const sent: unknown[] = [];
    server.use(
      mockEndpoint(endpoints.addClientEmail, ({ body }) => {
        sent.push(body);
        if (sent.length === 1) {
          return refuse(400, {
            email: ['A client uses this address already. Choose that client instead.'],
          });
        }
        const added = aClient({ can_sign_in: false });
        server.use(mockEndpoint(endpoints.getClient, answer(added)));
        return answer(added);
      }),
    );
    const { user } = await openStaffPortal(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Add email' }));
    await screen.findByRole('dialog', { name: 'Add the email of Amira?' });
    await user.click(dialog().getByRole('button', { name: 'Add email' }));
    expect(sent).toEqual([]);
    const email = dialog().getByLabelText('Email');
    await user.type(email, 'amira@example.com');
    expect(dialog().getByRole('checkbox', { name: 'Send an invitation' })).toBeChecked();
    await user.click(dialog().getByRole('button', { name: 'Add email' }));
    expect(
      await dialog().findByRole('link', {
        name: 'A client uses this address already. Choose that client instead.',
      }),
    ).toBeVisible();
    await user.click(dialog().getByRole('checkbox', { name: 'Send an invitation' }));
    await user.click(dialog().getByRole('button', { name: 'Add email' }));
    const details = within(await card('Details'));
    expect(await details.findByRole('link', { name: 'amira@example.com' })).toBeVisible();
    expect(sent).toEqual([
      { email: 'amira@example.com', is_invited: true },
      { email: 'amira@example.com', is_invited: false },
    ]);
  });
});

describe('what is sent to a client without an email', () => {
  it('is a quote that is printed, and approved by phone', async () => {
    const quote = aRequest({ staff_details: { ...STAFF_DETAILS, client_email: null } });
    server.use(mockEndpoint(endpoints.getQuote, answer(quote)));
    await openStaffPortal(`/staff/portal/quotes/${aQuote().id}`);
    expect(await screen.findByText(NO_EMAIL)).toBeVisible();
  });

  it('is an invoice that is printed', async () => {
    const draft = anInvoice({
      number: null,
      status: 'draft',
      issue_date: null,
      due_date: null,
      bill_to: null,
      available_commands: ['issue'],
    });
    server.use(
      mockEndpoint(endpoints.getInvoice, answer(draft)),
      mockEndpoint(endpoints.getSettings, answer(someSettings())),
      mockEndpoint(endpoints.listAccountCredits, answer(aPageOf([]))),
      mockEndpoint(endpoints.listInvoices, answer(aCappedPageOf([]))),
    );
    await openStaffPortal(`/staff/portal/invoices/${draft.id}`);
    expect((await screen.findAllByText(`Amira Haddad. ${NO_EMAIL}`))[0]).toBeVisible();
  });

  it('is a statement to save, which has no button to send it', async () => {
    server.use(
      mockEndpoint(endpoints.getInvoice, answer(anInvoice())),
      mockEndpoint(endpoints.listAccountCredits, answer(aPageOf([]))),
      mockEndpoint(
        endpoints.getStatement,
        answer({ ...aStatement([invoiced]), recipients: [aStatementRecipient({ email: null })] }),
      ),
    );
    const { user } = await openStaffPortal(`/staff/portal/invoices/${anInvoice().id}`);
    await user.click(await screen.findByRole('button', { name: 'Statement' }));
    expect(await screen.findByText(NO_EMAIL)).toBeVisible();
    expect(dialog().getByRole('button', { name: /PDF/u })).toBeVisible();
    expect(dialog().queryByRole('button', { name: /^Send/u })).toBeNull();
  });
});
