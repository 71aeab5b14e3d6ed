import type { Invoice } from '@cleaning/contract/invoices';
import { Stack } from '@cleaning/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#kit/lists/query-content.tsx';
import { useApi } from '#kit/api/portal-api.tsx';
import { CheckFinding } from './check-finding.tsx';

/** The NDIS check's findings for an issued invoice, with fixes for the client's record. */
export function InvoiceFindings({ invoice }: { readonly invoice: Invoice }) {
  const api = useApi();
  const check = useQuery(api.checkNdisInvoice.query({ id: invoice.id }));
  return (
    <QueryContent query={check} what="the NDIS check" level={3}>
      {(report) => {
        const findings = report.checks.filter(({ status }) => status === 'fail');
        return findings.length === 0 ? (
          <p>The NDIS check finds nothing wrong.</p>
        ) : (
          <Stack as="ul" gap="space-3">
            {findings.map((finding) => (
              <CheckFinding
                key={`${finding.id} ${finding.line_id ?? ''}`}
                finding={finding}
                invoice={invoice}
              />
            ))}
          </Stack>
        );
      }}
    </QueryContent>
  );
}
