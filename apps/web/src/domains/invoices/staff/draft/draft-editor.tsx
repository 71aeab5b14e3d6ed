import type { Invoice, InvoiceLine } from '@cleaning/contract/invoices';
import { formatInstant, formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextAreaField } from '@cleaning/ui/field';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { useToast } from '@cleaning/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { startReadingAt } from '#kit/hooks/focus.ts';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#kit/forms/confirm-dialog.tsx';
import { FormErrors } from '#kit/forms/form-errors.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { draftFindings } from '../../draft-findings.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { useLastListPath } from '#kit/lists/last-list-path.ts';
import { Columns } from '#kit/page/columns.tsx';
import { ChooseFormVersion } from '#kit/versions/choose-form-version.tsx';
import { NdisCheck } from '../../check/ndis-check.tsx';
import { HoursCard } from '../../hours/hours-card.tsx';
import { DraftHead } from './draft-head.tsx';
import { DraftLines } from './draft-lines.tsx';
import { typedTotal } from './draft-values.ts';
import { GoesToCard } from './goes-to-card.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { LineDialog } from './line-dialog.tsx';
import { IssueDialog } from '../../money/issue-dialog.tsx';
import { STAFF_INVOICES_PATH } from '../../invoice-paths.ts';

type DraftDialog =
  | { kind: 'issue' | 'anyway' | 'delete' | 'add' }
  | { kind: 'line'; line: InvoiceLine }
  | { kind: 'remove'; line: InvoiceLine };

/** Edits a draft's lines, with the NDIS check beside it. */
export function DraftEditor({ invoice }: { readonly invoice: Invoice }) {
  const api = useApi();
  const toast = useToast();
  const draft = useDraftForm(invoice);
  const { schemaForm, saved } = draft;
  const isNdis = saved.kind === 'ndis';
  const hasHours = saved.lines.some(({ unit }) => unit === 'H');
  const check = useQuery({ ...api.checkNdisInvoice.query({ id: saved.id }), enabled: isNdis });
  const [openDialog, setOpenDialog] = useState<DraftDialog | null>(null);
  const firstError = useRef<HTMLLIElement>(null);
  const close = () => setOpenDialog(null);
  const accept = (newer: Invoice) => {
    draft.accept(newer);
    close();
  };
  const { findings, errorCount } = draftFindings(check.data ?? { checks: [] });
  const saveThenOpenDialog = (next: DraftDialog) => draft.save(() => setOpenDialog(next));
  return (
    <>
      <DraftHead
        invoice={saved}
        total={draft.total - draft.credit}
        credit={draft.credit}
        errorCount={errorCount}
        onIssue={() => saveThenOpenDialog({ kind: 'issue' })}
        onReadError={() => startReadingAt(firstError.current)}
      />
      <Stack
        as="form"
        gap="space-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          draft.save();
        }}
        aria-label="Draft invoice"
      >
        <FormErrors {...schemaForm.errors} title="Not saved" />
        <ChooseFormVersion
          what="draft"
          choice={draft.choice}
          describe={(values) => formatMoney(typedTotal(draft.choice.latest ?? saved, values))}
        />
        <Columns
          panel
          side={
            <>
              {hasHours ? <HoursCard invoice={saved} /> : null}
              {isNdis ? (
                <NdisCheck
                  invoice={saved}
                  check={check}
                  firstError={firstError}
                  onFixed={draft.accept}
                  onChangeLine={(line) => saveThenOpenDialog({ kind: 'line', line })}
                  onIssueAnyway={() => saveThenOpenDialog({ kind: 'anyway' })}
                />
              ) : (
                <GoesToCard invoice={saved} />
              )}
            </>
          }
        >
          <DraftLines
            draft={draft}
            failed={findings}
            onAdd={() => saveThenOpenDialog({ kind: 'add' })}
            onChange={(line) => saveThenOpenDialog({ kind: 'line', line })}
            onRemove={(line) => saveThenOpenDialog({ kind: 'remove', line })}
          />
          <Card title="Note">
            <TextAreaField
              {...schemaForm.field('note')}
              label="Note below the lines"
              rows={2}
              maxLength={1000}
              optional
            />
          </Card>
          {isNdis ? <GoesToCard invoice={saved} /> : null}
          <Inline gap="space-3" align="center">
            <Button type="submit" variant="outline" busy={schemaForm.isSending} busyLabel="Saving">
              Save draft
            </Button>
            <Button variant="ghost" onClick={() => setOpenDialog({ kind: 'delete' })}>
              Delete draft
            </Button>
            <output>
              {draft.isDirty
                ? 'Not saved yet.'
                : `Saved ${formatInstant(saved.updated_at, 'date-time')}.`}
            </output>
          </Inline>
        </Columns>
      </Stack>
      {openDialog?.kind === 'issue' || openDialog?.kind === 'anyway' ? (
        <IssueDialog
          invoice={saved}
          isAnyway={openDialog.kind === 'anyway'}
          onClose={close}
          onDone={(report) => {
            close();
            toast.show(report);
          }}
        />
      ) : null}
      {openDialog?.kind === 'add' || openDialog?.kind === 'line' ? (
        <LineDialog
          invoice={saved}
          line={openDialog.kind === 'line' ? openDialog.line : null}
          onClose={close}
          onDone={accept}
        />
      ) : null}
      {openDialog?.kind === 'remove' ? (
        <RemoveLine invoice={saved} line={openDialog.line} onClose={close} onDone={accept} />
      ) : null}
      {openDialog?.kind === 'delete' ? <DeleteDraft invoice={saved} onClose={close} /> : null}
    </>
  );
}

interface RemoveLineProps {
  readonly invoice: Invoice;
  readonly line: InvoiceLine;
  readonly onClose: () => void;
  readonly onDone: (invoice: Invoice) => void;
}

function RemoveLine({ invoice, line, onClose, onDone }: RemoveLineProps) {
  const api = useApi();
  const { submit, isBusy, error } = useCommand(api.removeInvoiceLine.mutation({ id: line.id }), {
    onDone,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Remove this line?"
      confirmLabel="Remove line"
      busyLabel="Removing"
      keepLabel="Keep it"
      busy={isBusy}
      error={error}
      errorTitle="Not removed"
      onConfirm={() => void submit({ version: invoice.version })}
    >
      <p>
        {line.description}.
        {line.appointment_id === null ? '' : ' Its visit can then be invoiced again.'}
      </p>
    </ConfirmDialog>
  );
}

function DeleteDraft({ invoice, onClose }: Pick<RemoveLineProps, 'invoice' | 'onClose'>) {
  const api = useApi();
  const navigate = useNavigate();
  const invoicesPath = useLastListPath(STAFF_INVOICES_PATH);
  const { submit, isBusy, error } = useCommand(api.deleteInvoice.mutation({ id: invoice.id }), {
    onDone: () => navigate(invoicesPath),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete the draft for ${invoice.client_name}?`}
      confirmLabel="Delete draft"
      busyLabel="Deleting"
      keepLabel="Keep it"
      busy={isBusy}
      error={error}
      errorTitle="Not deleted"
      onConfirm={() => void submit({ version: invoice.version })}
    >
      <p>Its visits can then be invoiced again.</p>
    </ConfirmDialog>
  );
}
