import {
  aClientListItem,
  anInvoiceSummary,
  answer,
  aCappedPageOf,
  anUninvoicedVisit,
  aUsedBankRow,
  mockEndpoint,
  refuse,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract/endpoints';
import { press, screens } from '#app/testing/screen-stories.tsx';
import {
  SET_ASIDE,
  CARVER,
  decided,
  DEPOSIT,
  DEPOSIT_AND_CREDIT,
  AMBIGUOUS,
  MATCHED,
  matching,
  NONE,
  OF_SEVERAL,
  OWES_NOTHING,
  PART_PAID,
  RECORDED,
  RECORDED_BY_HAND,
  RECORDED_DEPOSIT,
  SURE,
  SURE_REST,
} from './testing/a-bank-match.ts';
import { aStaffUser } from '#app/testing/a-staff-user.ts';
import { STAFF_BANK_STATEMENT_PATH } from './bank-paths.ts';

const page = screens(STAFF_BANK_STATEMENT_PATH, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Bank statement', tags: ['!autodocs'] };

const many = [
  mockEndpoint(
    endpoints.listUninvoicedVisits,
    answer([anUninvoicedVisit({ client_id: CARVER.id, client_name: CARVER.name })]),
  ),
  ...matching([...SURE, SURE_REST, AMBIGUOUS, DEPOSIT, OWES_NOTHING, NONE], {}, [
    aUsedBankRow(),
    aUsedBankRow({
      id: '0190a1b2-0000-7000-8000-000000008204',
      text: 'NDIA BPR-0006',
      status: 'open',
      paid: [],
      decided_by: null,
    }),
  ]),
];
const invoices = mockEndpoint(
  endpoints.listInvoices,
  answer(
    aCappedPageOf([anInvoiceSummary(), anInvoiceSummary({ id: MATCHED.id, balance_cents: 0 })]),
  ),
);

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const OneSure = page.state({ answers: matching(SURE.slice(0, 1)) });
export const AlreadyRecorded = page.state({
  answers: matching([RECORDED, RECORDED_BY_HAND, RECORDED_DEPOSIT, AMBIGUOUS]),
});
export const OneToDecide = page.state({ answers: matching([AMBIGUOUS]) });
export const OneOfSeveralClients = page.state({ answers: matching([OF_SEVERAL]) });
export const ManyToMatch = page.state({ answers: many });
export const EveryRowDecided = page.state({
  answers: decided([MATCHED, SET_ASIDE], { finished_at: null, finished_by: null }),
});
export const EveryRowKnown = page.state({ answers: matching([], {}, [aUsedBankRow()]) });
export const Discarded = page.state({
  answers: [
    mockEndpoint(endpoints.getBankStatement, refuse(404, { code: 'not_found' })),
    ...matching([]),
  ],
});
export const Result = page.state({
  answers: decided([MATCHED, PART_PAID, DEPOSIT_AND_CREDIT, SET_ASIDE], {}, [aUsedBankRow()]),
});
export const ChosenColumns = page.state({
  answers: matching([AMBIGUOUS], { format: 'csv', has_chosen_columns: true }),
});
export const BalanceDiffers = page.state({
  answers: matching([AMBIGUOUS], {
    balance: {
      opening_cents: 8204_11,
      in_cents: 2418_94,
      out_cents: 3116_40,
      closing_cents: 7486_65,
      difference_cents: -20_00,
    },
  }),
});
export const NothingNew = page.state({
  answers: decided([], {}, [aUsedBankRow()]),
});
export const DiscardFile = page.dialog('domains/bank/match/discard-dialog.tsx', {
  answers: matching([NONE]),
  play: press('Discard file'),
});
export const ChooseInvoices = page.dialog('domains/bank/match/choose-invoices-dialog.tsx', {
  answers: [...matching([NONE]), invoices],
  play: press('Choose invoices'),
});
export const ChooseClient = page.dialog('domains/bank/match/choose-client-dialog.tsx', {
  answers: [
    ...matching([NONE]),
    mockEndpoint(endpoints.listClients, answer(aCappedPageOf([aClientListItem()]))),
    invoices,
  ],
  play: press('Choose a client'),
});
export const SetAside = page.dialog('domains/bank/match/set-aside-dialog.tsx', {
  answers: matching([NONE]),
  play: press('Not a client payment'),
});
export const TakeBack = page.dialog('domains/bank/result/take-back-dialog.tsx', {
  answers: decided([MATCHED, PART_PAID]),
  play: press(/^Undo INV-2026-00012/u),
});
