import { BankImport } from '../../features/staff-bank/index.ts';

export const handle = { title: 'Import a bank statement' };

export { prefetchBankImport as prefetch } from '../../features/staff-bank/index.ts';

export function Component() {
  return <BankImport />;
}
