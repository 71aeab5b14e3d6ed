import { useParams } from 'react-router-dom';
import { InvoiceDetail } from '../../features/invoices/index.ts';

export const handle = { title: 'Invoice' };

export { prefetchInvoice as prefetch } from '../../features/invoices/index.ts';

export function Component() {
  const { id = '' } = useParams();
  return <InvoiceDetail key={id} id={id} />;
}
