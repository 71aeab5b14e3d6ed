import { useParams } from 'react-router-dom';
import { StaffInvoice } from './detail/staff-invoice.tsx';

export const handle = { title: 'Invoice' };

export { prefetchStaffInvoice as prefetch } from './prefetch-staff-invoices.ts';

export function Component() {
  const { id = '' } = useParams();
  return <StaffInvoice key={id} id={id} />;
}
