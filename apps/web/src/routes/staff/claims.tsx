import { StaffClaims } from '../../features/staff-claims/index.ts';
import { InvoiceFindings, VoidInvoice } from '../../features/staff-invoices/index.ts';

export const handle = { title: 'NDIS claims' };

export { prefetchStaffClaims as prefetch } from '../../features/staff-claims/index.ts';

export function Component() {
  return (
    <StaffClaims
      renderFindings={(invoice) => <InvoiceFindings invoice={invoice} />}
      renderActions={(invoice) => <VoidInvoice invoice={invoice} />}
    />
  );
}
