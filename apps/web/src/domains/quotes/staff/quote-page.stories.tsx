import {
  aCheckedCleaner,
  answer,
  aCappedPageOf,
  aPageOf,
  aDeposit,
  anAddress,
  aQuote,
  aStaffQuotesPage,
  aStaffQuoteSummary,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import type { Answers } from '@cleaning/contract/availability/rules';
import { endpoints } from '@cleaning/contract/endpoints';
import type { OfferMail, Quote } from '@cleaning/contract/quotes';
import { itemLine, priceOfItems } from '@cleaning/contract/quotes/rules';
import { pathWithId } from '@cleaning/contract/routes';
import { within } from 'storybook/test';
import { press, screens } from '#app/testing/screen-stories.tsx';
import { mockAvailability } from '#domains/appointments/testing/availability.ts';
import { aRequest, STAFF_DETAILS } from '../testing/a-request.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_QUOTE_PATH } from '../quote-paths.ts';

const page = screens(STAFF_QUOTE_PATH, {
  user: aStaffUser(),
  at: pathWithId(STAFF_QUOTE_PATH, aQuote().id),
});

export default { title: 'Screens/Staff portal/Quote', tags: ['!autodocs'] };

const TOM = { id: '0190a1b2-0000-7000-8000-00000000000a', first_name: 'Tom' };

const shows = (quote: Quote) => ({
  answers: [
    mockEndpoint(endpoints.getQuote, answer(quote)),
    mockEndpoint(endpoints.saveQuoteOffer, answer({ ...quote, version: quote.version + 1 })),
    mockEndpoint(endpoints.listStaffMembers, answer([TOM])),
    mockAvailability([aCheckedCleaner({ staff_member: TOM })]),
    mockEndpoint(endpoints.listAppointments, answer(aCappedPageOf([]))),
  ],
});

const withClient = aRequest({
  status: 'sent',
  valid_until: '2026-12-07',
  available_commands: ['approve', 'decline', 'change', 'withdraw'],
});
const officeDraft = aRequest({
  status: 'draft',
  origin: 'office',
  submitted_at: null,
  available_commands: ['send'],
});
const approved = aRequest({
  status: 'approved',
  preferred_date: '2026-12-03',
  available_commands: ['convert', 'record_deposit'],
  deposit: aDeposit(113_40),
});

const FIRST_OFFER = {
  id: '0190a1b2-0000-7000-8000-000000000009',
  quote_id: aQuote().id,
  revision: 1,
  total_cents: 435_00,
  valid_until: '2026-12-05',
  sent_at: '2026-11-20T00:00:00.000Z',
};

const secondVersion = {
  answers: [
    mockEndpoint(endpoints.listQuoteRevisions, answer(aPageOf([FIRST_OFFER]))),
    mockEndpoint(
      endpoints.getQuoteRevision,
      answer({
        ...FIRST_OFFER,
        content: aQuote(),
        compared_with: null,
        changes: [],
      }),
    ),
    ...shows(
      aRequest({
        status: 'draft',
        revision: 2,
        available_commands: ['send'],
        price: priceOfItems(
          [
            itemLine('0190a1b2-0000-7000-8000-000000005001', {
              description: 'Deep cleaning',
              quantity: 1,
              unit_cents: 160_00,
              list_unit_cents: 180_00,
              reason: 'Second clean this month',
            }),
            itemLine('0190a1b2-0000-7000-8000-000000005002', {
              description: 'Balcony or patio clean',
              quantity: 1,
              unit_cents: 30_00,
            }),
          ],
          { timeline_id: 'standard' },
        ),
      }),
    ).answers,
  ],
};

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const WithItsClient = page.state(
  shows(aRequest({ status: 'draft', available_commands: [] })),
);
export const Gone = page.state({
  answers: [mockEndpoint(endpoints.getQuote, refuse(404, { code: 'not_found' }))],
});
export const Request = page.state(shows(aRequest()));
export const DraftOfOffice = page.state({
  answers: [
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
    ...shows(officeDraft).answers,
  ],
});
export const DeleteDraftOfOffice = page.dialog('domains/quotes/staff/office/delete-draft.tsx', {
  answers: [
    mockEndpoint(endpoints.listAddressesFor, answer(aPageOf([anAddress()]))),
    ...shows(officeDraft).answers,
  ],
  play: async (context) => {
    await press('More')(context);
    await press('Delete draft')(context);
  },
});
export const ChangeOffer = page.state({
  answers: [
    mockEndpoint(endpoints.listQuoteRevisions, answer(aPageOf([]))),
    ...shows(withClient).answers,
  ],
  play: press('Change quote'),
});
export const RequestWithoutEmail = page.state(
  shows(aRequest({ staff_details: { ...STAFF_DETAILS, client_email: null } })),
);
export const AlsoOpenElsewhere = page.state({
  answers: [
    mockEndpoint(endpoints.announcePresence, answer({ others: [{ id: TOM.id, name: 'Tom Ito' }] })),
    ...shows(aRequest()).answers,
  ],
});
export const SecondVersion = page.state(secondVersion);
export const ChangedMeanwhile = page.state({
  answers: [
    mockEndpoint(
      endpoints.saveQuoteOffer,
      refuse(409, {
        code: 'stale_version',
        changed_by: 'Priya',
        detail: 'It has changed.',
        current: aRequest({
          version: 5,
          company_notes: 'Hi Sofia, the oven is off.',
          addon_ids: ['oven'],
        }),
      }),
    ),
    ...shows(aRequest()).answers,
  ],
  async play(context) {
    const form = within(context.canvasElement);
    await context.userEvent.type(form.getByLabelText('Note'), 'See you on Tuesday.');
    await press('Save draft')(context);
    await form.findByRole('button', { name: /^Save what I chose/u });
  },
});
export const WithTheClient = page.state({
  answers: [
    mockEndpoint(
      endpoints.listQuotes,
      answer(
        aStaffQuotesPage([aStaffQuoteSummary({ id: '0190a1b2-0000-7000-8000-000000001058' })]),
      ),
    ),
    ...shows(withClient).answers,
  ],
});
const withEmail = (state: OfferMail['state']) =>
  page.state(
    shows({
      ...withClient,
      staff_details: {
        ...STAFF_DETAILS,
        offer_mail: { recipient: 'sofia@example.com', state, at: '2026-11-23T03:41:00.000Z' },
      },
    }),
  );
export const EmailAccepted = withEmail('accepted');
export const EmailWaiting = withEmail('waiting');
export const EmailGivenUp = withEmail('given_up');
export const Approved = page.state(shows(approved));

export const Send = page.dialog('domains/quotes/staff/offer/send-dialog.tsx', {
  ...shows(aRequest()),
  play: press('Send quote'),
});
export const Preview = page.dialog('domains/quotes/staff/offer/offer-preview-dialog.tsx', {
  ...shows(aRequest()),
  play: press('Preview'),
});
export const Approve = page.dialog('domains/quotes/staff/detail/answer-dialog.tsx', {
  ...shows(withClient),
  play: press('Approve for Sofia'),
});
export const Withdraw = page.dialog('domains/quotes/staff/detail/command-dialog.tsx', {
  ...shows(withClient),
  play: press('Withdraw quote'),
});
export const SeeSentVersion = page.dialog('domains/quotes/staff/offer/offer-changes.tsx', {
  ...secondVersion,
  play: press('See version 1'),
});
export const PassTo = page.dialog('domains/quotes/staff/list/assign-dialog.tsx', {
  ...shows(aRequest()),
  play: async (context) => {
    await press('More')(context);
    await press('Pass to')(context);
  },
});
export const More = page.state({ ...shows(aRequest()), play: press('More') });
export const Book = page.dialog('domains/quotes/staff/booking/book-dialog.tsx', {
  ...shows(approved),
  play: press('Book'),
});
/** The dialog with Tom chosen, and what the check says of him. */
const bookWithTom = (answers: Partial<Answers>, said: RegExp) =>
  page.state({
    answers: [
      mockAvailability([aCheckedCleaner({ staff_member: TOM, is_usual: true, answers })]),
      ...shows(approved).answers,
    ],
    play: async (context) => {
      await press('Book')(context);
      const canvas = within(context.canvasElement);
      await canvas.findByRole('option', { name: /^Tom, usual cleaner/u });
      await context.userEvent.selectOptions(canvas.getByLabelText('Cleaner'), TOM.id);
      await canvas.findByText(said);
    },
  });
export const BookWhoIsFree = bookWithTom({}, /^Tom is free/u);
export const BookOutsideHours = bookWithTom(
  { hours: { result: 'warn', weekday: 4, start_time: '12:00', end_time: '18:00' } },
  /^Tom works from/u,
);
export const BookWhoIsOnLeave = bookWithTom(
  { leave: { result: 'stop', ends_at: '2026-12-04T13:00:00.000Z' } },
  /^Tom is on leave/u,
);
const partlyPaid = aRequest({
  status: 'approved',
  available_commands: ['convert', 'record_deposit', 'take_deposit_back', 'refund_deposit'],
  deposit: aDeposit(113_40, [50_00]),
});
export const DepositPaidInPart = page.state(shows(partlyPaid));
export const RecordRestOfDeposit = page.dialog('domains/quotes/staff/deposit/record-deposit.tsx', {
  ...shows(partlyPaid),
  play: press('Record deposit'),
});
export const RecordDeposit = page.dialog('domains/quotes/staff/deposit/record-deposit.tsx', {
  ...shows(approved),
  play: press('Record deposit'),
});
const depositPaid = aDeposit(113_40, [113_40]);
export const TakeDepositBack = page.dialog('domains/quotes/staff/deposit/take-deposit-back.tsx', {
  ...shows(
    aRequest({
      status: 'approved',
      available_commands: ['convert', 'take_deposit_back', 'refund_deposit'],
      deposit: depositPaid,
    }),
  ),
  play: press('Undo, typed by mistake $113.40, CASH 1'),
});
export const RefundDeposit = page.dialog('domains/quotes/staff/deposit/refund-deposit.tsx', {
  ...shows(
    aRequest({
      status: 'cancelled',
      available_commands: ['refund_deposit'],
      deposit: depositPaid,
    }),
  ),
  play: press('Pay the deposit back'),
});
