import { useParams } from 'react-router-dom';
import { InvoiceDetail } from './detail/invoice-detail.tsx';

export const handle = { title: 'Invoice' };

export { prefetchInvoice as prefetch } from './list/invoices-view.ts';

export function Component() {
  const { id = '' } = useParams();
  return <InvoiceDetail key={id} id={id} />;
}
