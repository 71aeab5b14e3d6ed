import { StaffClaims } from './staff-claims.tsx';
import { InvoiceFindings } from '#domains/invoices/check/invoice-findings.tsx';
import { VoidInvoice } from '#domains/invoices/money/void-invoice.tsx';

export const handle = { title: 'NDIS claims' };

export { prefetchStaffClaims as prefetch } from './claims-view.ts';

export function Component() {
  return (
    <StaffClaims
      renderFindings={(invoice) => <InvoiceFindings invoice={invoice} />}
      renderActions={(invoice) => <VoidInvoice invoice={invoice} />}
    />
  );
}
