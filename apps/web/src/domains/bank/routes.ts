import type { TeamPages } from '#kit/page/pages-by-path.ts';
import { STAFF_BANK_IMPORT_PATH, STAFF_BANK_STATEMENT_PATH } from './bank-paths.ts';

export const bankPages: TeamPages = {
  office: {
    [STAFF_BANK_IMPORT_PATH]: () => import('./import-bank-page.tsx'),
    [STAFF_BANK_STATEMENT_PATH]: () => import('./bank-statement-page.tsx'),
  },
};
