import { useParams } from 'react-router-dom';
import { StaffInvoice } from '../../features/staff-invoices/index.ts';

export const handle = { title: 'Invoice' };

export { prefetchStaffInvoice as prefetch } from '../../features/staff-invoices/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffInvoice key={id} id={id} />;
}
