import type { Invoice, InvoiceLine, linePatch } from '@cleaning/contract/invoices';
import { formatMoney } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { SelectField } from '@cleaning/ui/field';
import { VisuallyHidden } from '@cleaning/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { ErrorAlert } from '#kit/errors/error-alert.tsx';
import { useCommand } from '#kit/forms/use-command.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { CANCELLATION_OPTIONS } from '../line-values.ts';
import styles from './ndis-check.module.css';

export interface LineFixProps {
  readonly invoice: Invoice;
  readonly line: InvoiceLine;
  /** Which line it is, for the buttons of several lines: "Line 2". */
  readonly where: string;
  readonly onFixed: (invoice: Invoice) => void;
}

type Patch = z.input<typeof linePatch>;

/** Changes one line, once for each press. */
function useLineFix({ invoice, line, onFixed }: LineFixProps) {
  const api = useApi();
  const { submit, ...fix } = useCommand(api.changeInvoiceLine.mutation({ id: line.id }), {
    isRepeatable: true,
    onDone: onFixed,
  });
  return { ...fix, submit: (patch: Patch) => submit({ version: invoice.version, ...patch }) };
}

/** Lowers a price to the price limit for its support, date and place. */
export function PriceLimitFix(props: LineFixProps) {
  const { line } = props;
  const api = useApi();
  const item = line.support_item_number ?? '';
  const day = line.service_date_from ?? '';
  const { data: rows } = useQuery({
    ...api.listCatalogueRows.query({ search: item, on: day }),
    enabled: item !== '' && day !== '',
  });
  const { submit, isBusy, error } = useLineFix(props);
  const limits = rows?.results.find(({ item_number: number }) => item.startsWith(number))?.limits;
  if (limits === undefined) return null;
  const limit = limits[`${line.region ?? 'standard'}_cents`];
  if (limit >= line.unit_price_cents) return null;
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        icon={<WandSparkles />}
        busy={isBusy}
        busyLabel="Changing"
        onClick={() => void submit({ unit_price_cents: limit })}
      >
        Change to {formatMoney(limit)} <VisuallyHidden>{props.where}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not changed" error={error} />
    </div>
  );
}

/** Records the reason for a cancellation. */
export function CancellationFix(props: LineFixProps) {
  const { submit, isBusy, error } = useLineFix(props);
  const [reason, setReason] = useState('');
  const id = useId();
  const chosen = CANCELLATION_OPTIONS.find(({ value }) => value === reason);
  return (
    <div className={styles['fix']}>
      <SelectField
        id={id}
        label={
          <>
            Why it was cancelled <VisuallyHidden>{props.where}</VisuallyHidden>
          </>
        }
        placeholder="Choose a reason"
        value={reason}
        options={CANCELLATION_OPTIONS}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        variant="outline"
        busy={isBusy}
        busyLabel="Saving"
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen !== undefined) void submit({ cancellation_reason: chosen.value });
        }}
      >
        Save <VisuallyHidden>{props.where}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not saved" error={error} />
    </div>
  );
}

/** Confirms that no other work could be found for the time of a cancelled visit. */
export function NoOtherWorkFix(props: LineFixProps) {
  const { submit, isBusy, error } = useLineFix(props);
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        busyLabel="Saving"
        onClick={() => void submit({ no_other_work_found: true })}
      >
        No other work was found <VisuallyHidden>{props.where}</VisuallyHidden>
      </Button>
      <ErrorAlert title="Not saved" error={error} />
    </div>
  );
}
