import { moveClaimRequest } from '@cleaning/contract/claims';
import { availableClaimCommands } from '@cleaning/contract/claims/rules';
import { invoiceSchema, type NdisInvoiceSummary } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { TextAreaField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useState } from 'react';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useCommandForm } from '#kit/forms/use-command-form.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLatestVersion } from '#kit/versions/use-latest-version.ts';

export interface RejectClaimProps {
  readonly invoice: NdisInvoiceSummary;
  readonly onReport: (report: string) => void;
}

/** Whether a claim that was accepted or paid can still be recorded as rejected. */
export const canRejectClaim = ({ status, claim_status: claimStatus }: NdisInvoiceSummary) =>
  availableClaimCommands({ status, claimStatus }, 'staff').includes('reject_claim');

/** Records that the agency rejected a claim after all, or that it was accepted by mistake. */
export function RejectClaim({ invoice, onReport }: RejectClaimProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Record as rejected <VisuallyHidden>{invoice.number}</VisuallyHidden>
      </Button>
      {isAsking ? (
        <RejectDialog invoice={invoice} onReport={onReport} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

const rejectRequest = moveClaimRequest.refine(({ reason = '' }) => reason !== '', {
  path: ['reason'],
  error: 'Say why the claim was rejected.',
});

function RejectDialog({
  invoice,
  onReport,
  onClose,
}: RejectClaimProps & { readonly onClose: () => void }) {
  const api = useApi();
  const versions = useLatestVersion<Pick<NdisInvoiceSummary, 'version' | 'balance_cents'>>(
    invoice,
    invoiceSchema,
  );
  const { latest } = versions;
  const schemaForm = useCommandForm({
    mutation: api.rejectClaim.mutation({ id: invoice.id }),
    schema: rejectRequest,
    toRequest: (values: { reason: string }) => ({ ...values, version: latest.version }),
    defaultValues: { reason: '' },
    idPrefix: 'reject-',
    onRefused: versions.handleConflict,
    onDone: () => {
      onClose();
      onReport(`${invoice.number ?? 'The claim'} is rejected. Fix it under Rejected.`);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Did the NDIA reject ${invoice.number ?? 'this claim'}?`}
      form={schemaForm}
      errorTitle="Not recorded"
      submitLabel="Record as rejected"
      busyLabel="Recording"
      closeLabel="Not now"
    >
      <p>
        {formatMoney(latest.balance_cents)} of the invoice is still owed. You can claim it again
        once you have made it ready under Rejected.
      </p>
      <TextAreaField {...schemaForm.field('reason')} label="Why" rows={3} maxLength={500} />
    </FormDialog>
  );
}
