export { BankImport } from './upload/bank-import.tsx';
export { BankStatementPage } from './bank-statement-page.tsx';
export { prefetchBankImport, prefetchBankStatement } from './prefetch-bank.ts';
