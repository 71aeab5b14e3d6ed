import { aBankStatement } from '@cleaning/api-client/testing';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { screens } from '../../app/testing/screen-stories.tsx';
import { imports } from './testing/a-bank-match.ts';
import { aStaffUser } from './testing/a-staff-user.ts';

const page = screens(SITE_PATHS.staffBankImport, { user: aStaffUser() });

export default { title: 'Screens/Staff portal/Import a bank statement', tags: ['!autodocs'] };

export const Loading = page.loading();
export const Failed = page.failed();
export const Forbidden = page.forbidden();
export const Empty = page.state({ answers: [imports()] });
export const One = page.state({ answers: [imports(aBankStatement())] });
export const Many = page.state({
  answers: [
    imports(
      aBankStatement({ row_count: 4, total_cents: 843_90, open_count: 2 }),
      aBankStatement({
        id: '0190a1b2-0000-7000-8000-000000008202',
        from: '2026-11-09',
        to: '2026-11-15',
        row_count: 4,
        matched_count: 4,
        open_count: 0,
        finished_at: '2026-11-16T23:12:00.000Z',
        finished_by: 'Priya Nair',
        total_cents: 1030_00,
      }),
      aBankStatement({
        id: '0190a1b2-0000-7000-8000-000000008203',
        row_count: 0,
        open_count: 0,
        used_count: 4,
        total_cents: 0,
      }),
    ),
  ],
});
