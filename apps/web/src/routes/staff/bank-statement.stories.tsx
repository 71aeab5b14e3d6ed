import {
  anInvoiceSummary,
  answer,
  aCappedPageOf,
  mockEndpoint,
} from '@cleaning/api-client/testing';
import { endpoints } from '@cleaning/contract';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { press, screens } from '../../app/testing/screen-stories.tsx';
import { ASIDE, decided, DOUBTFUL, MATCHED, matching, NONE, SURE } from './testing/a-bank-match.ts';
import { aStaffUser } from './testing/a-staff-user.ts';

const page = screens(SITE_PATHS.staffBankStatement, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Bank statement', tags: ['!autodocs'] };

const many = matching([...SURE, DOUBTFUL, NONE]);
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
export const OneToDecide = page.state({ answers: matching([DOUBTFUL]) });
export const ManyToMatch = page.state({ answers: many });
export const Result = page.state({ answers: decided([MATCHED, ASIDE]) });
export const NothingNew = page.state({
  answers: decided([], { used_count: 4 }),
});
export const ChooseInvoices = page.dialog('features/staff-bank/match/choose-invoices-dialog.tsx', {
  answers: [...matching([NONE]), invoices],
  play: press('Choose invoices'),
});
export const SetAside = page.dialog('features/staff-bank/match/set-aside-dialog.tsx', {
  answers: matching([NONE]),
  play: press('Not a client payment'),
});
