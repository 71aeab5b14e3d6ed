import { useParams } from 'react-router-dom';
import { BankStatementPage } from './bank-statement.tsx';

export const handle = { title: 'Bank statement' };

export { prefetchBankStatement as prefetch } from './prefetch-bank.ts';

export function Component() {
  const { id = '' } = useParams();
  return <BankStatementPage key={id} id={id} />;
}
