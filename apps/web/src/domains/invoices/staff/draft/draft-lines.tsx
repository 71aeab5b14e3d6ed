import type { InvoiceLine } from '@cleaning/contract/invoices';
import type { ComplianceCheck } from '@cleaning/contract/ndis';
import { formatMoney } from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { Button, IconButton } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { CheckboxField, TextField } from '@cleaning/ui/field';
import { Link } from '@cleaning/ui/link';
import { Stack } from '@cleaning/ui/stack';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash2 from 'lucide-react/icons/trash-2';
import { formatLineClock, describeDays, describeGst } from '../../format-invoice.ts';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import styles from './draft-editor.module.css';
import { typedAmount } from './draft-values.ts';
import type { DraftControl } from './use-draft-form.ts';

export interface DraftLinesProps {
  readonly draft: DraftControl;
  /** The failed checks. */
  readonly failed: readonly ComplianceCheck[];
  readonly onAdd: () => void;
  readonly onChange: (line: InvoiceLine) => void;
  readonly onRemove: (line: InvoiceLine) => void;
}

/** The lines of a draft, each editable in place. */
export function DraftLines({ draft, failed, onAdd, onChange, onRemove }: DraftLinesProps) {
  const { saved, typedLine } = draft;
  const amounts = saved.lines.map((line) => {
    const typed = typedLine(line.id);
    return typed === undefined ? null : typedAmount(typed);
  });
  const isHours = saved.lines.every(({ unit }) => unit === 'H');
  const hasClock = saved.lines.some((line) => formatLineClock(line) !== null);
  return (
    <Card
      title="Lines"
      action={
        <Button variant="soft" size="sm" icon={<Plus />} onClick={onAdd}>
          Add line
        </Button>
      }
    >
      <div className={styles['lines']}>
        {saved.lines.length === 0 ? (
          <p>No lines yet. Add the first one.</p>
        ) : (
          <p className={styles['heads']} data-clock={hasClock || undefined} aria-hidden="true">
            <span>{saved.kind === 'ndis' ? 'Support' : 'Item'}</span>
            {hasClock ? <span className={styles['clockHead']}>Clock</span> : null}
            <span>{isHours ? 'Hours' : 'Quantity'}</span>
            <span className={styles['rateHead']}>{isHours ? 'Rate ($)' : 'Each ($)'}</span>
            <span>Amount</span>
          </p>
        )}
        <Stack as="ul">
          {saved.lines.map((line, at) => (
            <DraftLine
              key={line.id}
              draft={draft}
              line={line}
              place={at + 1}
              amount={amounts[at] ?? null}
              hasClock={hasClock}
              errors={failed.filter(
                ({ line_id, severity }) => line_id === line.id && severity === 'error',
              )}
              onChange={() => onChange(line)}
              onRemove={() => onRemove(line)}
            />
          ))}
        </Stack>
      </div>
      <p className={styles['gst']}>
        <span>GST{draft.isDirty ? ', as saved' : ''}</span>
        <span>{formatMoney(saved.gst_cents)}</span>
      </p>
      <p className={styles['total']}>
        <b>{saved.kind === 'ndis' ? 'Total of NDIS supports' : 'Total, including GST'}</b>
        <b>{formatMoney(draft.total)}</b>
      </p>
      <DraftCredit draft={draft} />
    </Card>
  );
}

/** The credit that issuing the draft uses, what is left to pay, and the choice to leave it. */
function DraftCredit({ draft }: { readonly draft: DraftControl }) {
  const { saved, total, credit } = draft;
  const held = saved.credit_to_use?.held_cents ?? 0;
  if (held === 0) return null;
  return (
    <>
      {credit === 0 ? null : (
        <p className={styles['credit']}>
          <span>
            <b>Credit used</b>
            <small>
              {formatMoney(held)} was paid too much before
              {credit < held ? `. ${formatMoney(held - credit)} stays for the next invoice` : ''}
            </small>
          </span>
          <b>{formatMoney(-credit)}</b>
        </p>
      )}
      <p className={styles['total']}>
        <b>To pay</b>
        <b>{formatMoney(total - credit)}</b>
      </p>
      <CheckboxField
        {...draft.schemaForm.field('uses_credit')}
        label={`Use the credit of ${formatMoney(held)} on this invoice`}
      />
    </>
  );
}

interface DraftLineProps {
  readonly draft: DraftControl;
  readonly line: InvoiceLine;
  readonly place: number;
  readonly amount: number | null;
  /** Whether the lines have a column for clock times. */
  readonly hasClock: boolean;
  readonly errors: readonly ComplianceCheck[];
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function DraftLine(props: DraftLineProps) {
  const { draft, line, place, amount, hasClock, errors, onChange, onRemove } = props;
  const { field } = draft.schemaForm;
  const isHours = line.unit === 'H';
  const clock = formatLineClock(line);
  return (
    <li
      className={styles['line']}
      data-clock={hasClock || undefined}
      data-wrong={errors.length > 0 || undefined}
    >
      <TextField
        {...field(`lines.${line.id}.description`)}
        className={styles['item']}
        label={`Line ${place}`}
        maxLength={300}
      />
      {clock === null ? null : (
        <p className={styles['clock']}>
          {clock.times} <small>{clock.length}</small>
        </p>
      )}
      <TextField
        {...field(`lines.${line.id}.quantity`)}
        className={styles['quantity']}
        label={isHours ? 'Hours' : 'Quantity'}
        aria-label={`${isHours ? 'Hours' : 'Quantity'} of line ${place}`}
        inputMode="decimal"
        numeric
      />
      <span className={styles['times']} aria-hidden="true">
        ×
      </span>
      <TextField
        {...field(`lines.${line.id}.unit_price_cents`)}
        className={styles['rate']}
        label={isHours ? 'Rate ($)' : 'Each ($)'}
        aria-label={`${isHours ? 'Rate' : 'Price'} of line ${place} in dollars`}
        inputMode="decimal"
        numeric
      />
      <p className={styles['amount']}>{amount === null ? '–' : formatMoney(amount)}</p>
      <span className={styles['buttons']}>
        <IconButton label={`More about line ${place}`} onClick={onChange}>
          <SlidersHorizontal />
        </IconButton>
        <IconButton label={`Remove line ${place}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </span>
      <div className={styles['facts']}>
        <p>
          {[line.support_item_number, describeDays(line), describeGst(line)]
            .filter((part) => part !== null && part !== '')
            .join(', ')}
        </p>
        {line.appointment_id === null ? null : (
          <Link href={staffVisitPath(line.appointment_id)} className={styles['visit']}>
            Visit of line {place}
          </Link>
        )}
        {line.claim_type === 'CANC' ? (
          <Badge tone="warning" icon={<CalendarX />}>
            Cancellation
          </Badge>
        ) : null}
        {errors.map(({ id, message }) => (
          <p key={id} className={styles['wrong']}>
            <CircleAlert />
            {message.split('. ')[0]}.
          </p>
        ))}
      </div>
    </li>
  );
}
