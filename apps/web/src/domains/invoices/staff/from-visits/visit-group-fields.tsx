import type { UninvoicedVisit } from '@cleaning/contract/invoices';
import { formatMoney, sydneyDateOf } from '@cleaning/pricing';
import { PickBox } from '@cleaning/ui/data-table';
import { TextField } from '@cleaning/ui/field';
import { Stack } from '@cleaning/ui/stack';
import { Text } from '@cleaning/ui/text';
import { useId } from 'react';
import {
  describeMinutes,
  describeShortDate,
  describeTimeRange,
} from '#domains/appointments/format-appointment.ts';
import { parseDollars } from '#kit/lib/dollars.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { describeFunding } from '../../plan-labels.ts';
import styles from './from-visits-dialog.module.css';
import { amountOfGroup, amountOfVisit, needsRate, type PickedGroup } from './visit-groups.ts';

export interface VisitGroupFieldsProps extends PickedGroup {
  readonly onToggle: (appointmentId: string) => void;
  readonly onRate: (rate: string) => void;
}

/** The visits of one draft, each selectable, and the hourly rate. */
export function VisitGroupFields({ onToggle, onRate, ...props }: VisitGroupFieldsProps) {
  const { group, picked, rate } = props;
  const id = useId();
  const amount = amountOfGroup(props);
  return (
    <li className={styles['group']}>
      <div className={styles['head']}>
        <p>
          <b>{group.name}</b> {describeFunding(group.kind, group.planManagement)}
        </p>
        <b>{Number.isNaN(amount) ? '–' : formatMoney(amount)}</b>
        {needsRate(group) ? (
          <TextField
            id={id}
            className={styles['rate']}
            label="Rate per hour ($)"
            aria-label={`Rate per hour for ${group.name} in dollars`}
            inputMode="decimal"
            numeric
            value={rate}
            error={
              // The sum already says that a rate is missing; only an invalid rate is an error here.
              picked.length > 0 && rate.trim() !== '' && Number.isNaN(parseDollars(rate))
                ? 'Enter dollars, like 60.10.'
                : undefined
            }
            onChange={(event) => onRate(event.target.value)}
          />
        ) : null}
      </div>
      <Stack as="ul">
        {group.visits.map((visit) => (
          <VisitRow
            key={visit.appointment_id}
            visit={visit}
            rateCents={parseDollars(rate)}
            isPicked={picked.includes(visit)}
            onToggle={() => onToggle(visit.appointment_id)}
          />
        ))}
      </Stack>
    </li>
  );
}

interface VisitRowProps {
  readonly visit: UninvoicedVisit;
  readonly rateCents: number;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

function VisitRow({ visit, rateCents, isPicked, onToggle }: VisitRowProps) {
  const day = describeShortDate(sydneyDateOf(visit.starts_at));
  const amount = amountOfVisit(visit, visit.quote === null ? rateCents : 0);
  return (
    <li className={styles['visit']} data-picked={isPicked || undefined}>
      <PickBox
        label={`${visit.client_name}, ${day}, ${visit.reference}`}
        checked={isPicked}
        onChange={onToggle}
      />
      <span className={styles['text']}>
        <b>{day}</b>
        <Text as="small" size="xs" tone="muted">
          {[
            describeTimeRange({ ...visit, preferred_time: '' }),
            unbroken(describeMinutes(visit.minutes)),
            visit.staff_first_name,
            visit.is_cancellation ? 'cancelled too late' : null,
            visit.fee_cents === null ? null : 'late fee',
          ]
            .filter((part) => part !== null)
            .join(', ')}
        </Text>
      </span>
      <span className={styles['amount']}>
        <Text as="small" size="xs" tone="muted">
          {describeBasis(visit, rateCents)}
        </Text>
        <b>{Number.isNaN(amount) ? '–' : formatMoney(amount)}</b>
      </span>
    </li>
  );
}

/** What the amount is made from: "2 h × $70.00"; empty for a fee. */
function describeBasis({ quote, fee_cents: fee, hours }: UninvoicedVisit, rateCents: number) {
  if (quote !== null) return `Quote ${quote.reference}`;
  if (fee !== null) return '';
  return `${hours} h${rateCents > 0 ? ` × ${formatMoney(rateCents)}` : ''}`;
}
