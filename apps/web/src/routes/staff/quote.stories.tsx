import { answer, aPageOf, aQuote, mockEndpoint, refuse } from '@cleaning/api-client/testing';
import { endpoints, type Quote } from '@cleaning/contract';
import { pathWithId, SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '../../app/testing/screen-stories.tsx';
import { aRequest } from './testing/a-request.ts';
import { aStaffUser } from './testing/a-staff-user.ts';

const page = screens(SITE_PATHS.staffQuote, {
  user: aStaffUser(),
  at: pathWithId(SITE_PATHS.staffQuote, aQuote().id),
});

export default { title: 'Screens/Staff portal/Quote', tags: ['!autodocs'] };

const TOM = { id: '0190a1b2-0000-7000-8000-00000000000a', first_name: 'Tom' };

const shows = (quote: Quote) => ({
  answers: [
    mockEndpoint(endpoints.getQuote, answer(quote)),
    mockEndpoint(endpoints.saveQuoteOffer, answer({ ...quote, version: quote.version + 1 })),
    mockEndpoint(endpoints.listStaffMembers, answer([TOM])),
    mockEndpoint(endpoints.listAppointments, answer(aPageOf([]))),
  ],
});

const withClient = aRequest({
  status: 'sent',
  valid_until: '2026-12-07',
  available_commands: ['approve', 'decline', 'withdraw'],
});
const approved = aRequest({
  status: 'approved',
  preferred_date: '2026-12-03',
  available_commands: ['convert', 'record_deposit'],
  deposit: { ...aQuote().deposit, status: 'due', amount_cents: 113_40 },
});

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' }))],
});
export const Request = page.state(shows(aRequest()));
export const AlsoOpenElsewhere = page.state({
  answers: [
    mockEndpoint(endpoints.announcePresence, answer({ others: [{ id: TOM.id, name: 'Tom Ito' }] })),
    ...shows(aRequest()).answers,
  ],
});
export const WithTheClient = page.state(shows(withClient));
export const Approved = page.state(shows(approved));

export const Send = page.dialog('features/staff-quotes/offer/send-dialog.tsx', {
  ...shows(aRequest()),
  play: press('Send quote'),
});
export const Approve = page.dialog('features/staff-quotes/detail/command-dialog.tsx', {
  ...shows(withClient),
  play: press('Approve for Sofia'),
});
export const Book = page.dialog('features/staff-quotes/detail/book-dialog.tsx', {
  ...shows(approved),
  play: press('Book'),
});
export const RecordDeposit = page.dialog('features/staff-quotes/detail/deposit-card.tsx', {
  ...shows(approved),
  play: press('Record deposit'),
});
export const RefundDeposit = page.dialog('features/staff-quotes/detail/deposit-card.tsx', {
  ...shows(
    aRequest({
      status: 'cancelled',
      available_commands: ['refund_deposit'],
      deposit: {
        ...aQuote().deposit,
        status: 'paid',
        amount_cents: 113_40,
        paid_on: '2026-11-20',
        reference: 'MARINO',
      },
    }),
  ),
  play: press('Give deposit back'),
});
