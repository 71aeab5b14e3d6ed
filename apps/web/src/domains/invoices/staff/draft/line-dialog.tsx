import {
  invoiceSchema,
  linePatch,
  lineRequest,
  type Invoice,
  type InvoiceLine,
} from '@cleaning/contract/invoices';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { useWatch } from 'react-hook-form';
import { useFormDraft, useRecordDraft } from '#kit/drafts/use-form-draft.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useSend } from '#kit/api/use-send.ts';
import { useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { RemoteChanges } from '#kit/versions/remote-changes.tsx';
import { newerValuesFrom, useLatestVersion } from '#kit/versions/use-latest-version.ts';
import type { VersionRow } from '#kit/versions/version-changes.tsx';
import { describeQuantity, describeWhen } from '../../format-invoice.ts';
import {
  CANCELLATION_OPTIONS,
  CLAIM_TYPE_OPTIONS,
  GST_OPTIONS,
  newLineValues,
  REGION_OPTIONS,
  toLineRequest,
  UNIT_OPTIONS,
  WHOLE_LINE_FIELDS,
  wholeLineValues,
  type WholeLineValues,
} from '../../line-values.ts';

interface LineDialogProps {
  readonly invoice: Invoice;
  /** Null for a new line. */
  readonly line: InvoiceLine | null;
  readonly onClose: () => void;
  readonly onDone: (invoice: Invoice) => void;
}

/** Edits all fields of a line of a draft. */
export function LineDialog({ invoice, line, onClose, onDone }: LineDialogProps) {
  const today = sydneyDateOf(useNow());
  const { kind } = invoice;
  const toValues = ({ lines }: Invoice): WholeLineValues => {
    if (line === null) return newLineValues(kind, today);
    return wholeLineValues(lines.find(({ id }) => id === line.id) ?? line);
  };
  const draftName = `line ${line?.id ?? `of ${invoice.id}`}`;
  const draft = useRecordDraft(draftName, invoice, toValues);
  const versions = useLatestVersion(draft.opened, invoiceSchema);
  const { opened, latest } = versions;
  const save = useSaveLine(latest, line);
  const schemaForm = useSchemaForm({
    schema: line === null ? lineRequest : linePatch,
    toRequest: (values: WholeLineValues) => toLineRequest(values, kind),
    defaultValues: toValues(opened),
    fieldNames: WHOLE_LINE_FIELDS,
    idPrefix: 'line-',
    newerValues: newerValuesFrom(versions, toValues),
    send: async (request) => {
      const saved = await save(request);
      forget();
      onDone(saved);
    },
  });
  const forget = useFormDraft(schemaForm.form, draft);
  const { field, form } = schemaForm;
  const rowsIn = ({ lines }: Invoice) => lineRows(lines.find(({ id }) => id === line?.id));
  const claimType = useWatch({ control: form.control, name: 'claim_type' });
  const place = invoice.lines.findIndex(({ id }) => id === line?.id) + 1;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={line === null ? 'Add a line?' : `Change line ${place}?`}
      form={schemaForm}
      errorTitle="Not saved"
      errorDetails={<RemoteChanges before={rowsIn(opened)} after={rowsIn(latest)} />}
      submitLabel={line === null ? 'Add line' : 'Save line'}
      busyLabel="Saving"
      closeLabel="Not now"
    >
      <TextField {...field('description')} label="What it is for" maxLength={300} />
      <Grid minColumn="9rem" gap="space-3">
        <TextField {...field('quantity')} label="Quantity" inputMode="decimal" numeric />
        <SelectField {...field('unit')} label="Unit" options={UNIT_OPTIONS} />
      </Grid>
      <Grid minColumn="12rem" gap="space-3">
        <TextField
          {...field('unit_price_cents')}
          label="Unit price ($)"
          inputMode="decimal"
          numeric
        />
        <SelectField
          {...field('gst_code')}
          label="GST"
          placeholder={line === null ? 'As usual' : undefined}
          options={GST_OPTIONS}
        />
      </Grid>
      <Grid minColumn="10rem" gap="space-3">
        <TextField {...field('service_date_from')} label="From" type="date" />
        <TextField {...field('service_date_to')} label="To" type="date" optional />
      </Grid>
      <Grid minColumn="9rem" gap="space-3">
        <TextField {...field('start_time')} label="From time" type="time" optional />
        <TextField {...field('end_time')} label="To time" type="time" optional />
      </Grid>
      {kind === 'private' ? null : (
        <>
          <TextField
            {...field('support_item_number')}
            label="Support item number"
            hint="Like 01_020_0120_1_1."
            numeric
            maxLength={30}
          />
          <SelectField {...field('region')} label="Region" options={REGION_OPTIONS} />
          <SelectField {...field('claim_type')} label="Claim type" options={CLAIM_TYPE_OPTIONS} />
        </>
      )}
      {claimType === 'CANC' ? (
        <>
          <SelectField
            {...field('cancellation_reason')}
            label="Why it was cancelled"
            placeholder="Choose a reason"
            options={CANCELLATION_OPTIONS}
          />
          <TextField
            {...field('cancellation_notice_at')}
            label="Notice was given on"
            type="datetime-local"
          />
          <SelectField
            {...field('no_other_work_found')}
            label="Other work for the time"
            placeholder="Not recorded yet"
            options={[
              { value: 'true', label: 'None was found' },
              { value: 'false', label: 'Some was found' },
            ]}
          />
        </>
      ) : null}
    </FormDialog>
  );
}

/** A line for comparing versions; without rows when it is new or was removed. */
const lineRows = (line: InvoiceLine | undefined): VersionRow[] =>
  line === undefined
    ? []
    : [
        { label: 'What it is for', value: line.description },
        { label: 'Quantity', value: describeQuantity(line) },
        { label: 'Unit price', value: formatMoney(line.unit_price_cents) },
        { label: 'GST', value: labelOf(GST_OPTIONS, line.gst_code) },
        { label: 'When', value: describeWhen(line) },
        { label: 'Support item number', value: line.support_item_number ?? '' },
        { label: 'Region', value: labelOf(REGION_OPTIONS, line.region) },
        { label: 'Claim type', value: labelOf(CLAIM_TYPE_OPTIONS, line.claim_type) },
        {
          label: 'Why it was cancelled',
          value: labelOf(CANCELLATION_OPTIONS, line.cancellation_reason),
        },
      ];

const labelOf = (
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: string | null,
): string => options.find(({ value }) => value === chosen)?.label ?? '';

function useSaveLine(invoice: Invoice, line: InvoiceLine | null) {
  const api = useApi();
  const add = useSend(api.addInvoiceLine.mutation());
  const change = useSend(api.changeInvoiceLine.mutation());
  const { version } = invoice;
  // The form's schema, for a new line or a change, has already validated the request.
  return (request: object): Promise<Invoice> =>
    line === null
      ? add({ invoice_id: invoice.id, version, ...lineRequest.parse(request) })
      : change({ id: line.id, body: { version, ...request } });
}
