import { BankImport } from './upload/bank-import.tsx';

export const handle = { title: 'Import a bank statement' };

export { prefetchBankImport as prefetch } from './prefetch-bank.ts';

export function Component() {
  return <BankImport />;
}
