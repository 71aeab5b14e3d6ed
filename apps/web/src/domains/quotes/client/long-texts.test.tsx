import { anAppointment, aPageOf, answer, mockEndpoint } from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anInvoicesPage } from '#domains/invoices/testing/an-invoices-page.ts';
import { anOffer, knows } from '../testing/an-offer.ts';
import { APPOINTMENTS, startAppointments } from '#domains/appointments/testing/appointments.ts';
import { openPortal } from '#app/testing/portal.ts';
import { confirmed } from '#domains/appointments/testing/visits.ts';

const { server, serveAppointments } = startAppointments();
const offer = anOffer();
const request = anOffer({ status: 'submitted', available_commands: ['cancel'] });
const RESCHEDULE = 'Ask for another time A-1001';
const quotePath = `/clients/quotes/${offer.id}`;

let sent: string[] = [];

beforeEach(() => {
  sent = [];
  const nothing = aPageOf([]);
  const note = (name: string) => () => {
    sent.push(name);
    return answer(offer);
  };
  const visitNote = (name: string) => () => {
    sent.push(name);
    return answer(anAppointment());
  };
  serveAppointments([confirmed]);
  server.use(
    mockEndpoint(endpoints.listMyQuotes, answer({ ...nothing, status_counts: {} })),
    mockEndpoint(endpoints.listMyInvoices, answer(anInvoicesPage([]))),
    mockEndpoint(endpoints.requestQuoteChanges, note('changes')),
    mockEndpoint(endpoints.declineQuote, note('decline')),
    mockEndpoint(endpoints.cancelQuote, note('cancel quote')),
    mockEndpoint(endpoints.cancelAppointment, visitNote('cancel visit')),
    mockEndpoint(endpoints.requestReschedule, visitNote('another time')),
  );
});

describe('a text that is longer than its field takes', () => {
  it.each([
    ['a request for changes', quotePath, offer, 'Ask for changes', 'Ask for changes', 1000],
    ['the reason of declining', quotePath, offer, 'Decline', 'Decline quote', 400],
    ['the reason of cancelling', quotePath, request, 'Cancel request', 'Cancel request', 500],
    ['why a visit is cancelled', APPOINTMENTS, offer, 'Cancel visit A-1001', 'Cancel visit', 500],
    ['a note to another time', APPOINTMENTS, offer, RESCHEDULE, 'Send request', 500],
  ])('is kept and not sent: %s', async (_what, path, quote, open, send, limit) => {
    server.use(knows(quote));
    const { user } = await openPortal(path);
    await user.click(await screen.findByRole('button', { name: open }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox');
    await user.click(field);
    await user.paste('a'.repeat(limit + 46));
    await user.click(dialog.getByRole('button', { name: send }));
    expect(field).toHaveValue('a'.repeat(limit + 46));
    expect(field).toHaveAccessibleDescription(/Take out 46\. Nothing you typed is lost\./u);
    expect(sent).toEqual([]);
  });

  it('is sent once it was shortened', async () => {
    server.use(knows(offer));
    const { user } = await openPortal(quotePath);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: 'Decline quote' });
    await user.click(dialog.getByRole('textbox'));
    await user.paste('a'.repeat(401));
    await user.click(send);
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await user.keyboard('{Backspace}');
    await user.click(send);
    await waitFor(() => expect(sent).toEqual(['decline']));
  });
});
