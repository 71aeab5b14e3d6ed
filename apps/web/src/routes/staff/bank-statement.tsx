import { useParams } from 'react-router-dom';
import { BankStatementPage } from '../../features/staff-bank/index.ts';

export const handle = { title: 'Bank statement' };

export { prefetchBankStatement as prefetch } from '../../features/staff-bank/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <BankStatementPage key={id} id={id} />;
}
