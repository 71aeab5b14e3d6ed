import { chosenDepositSchema, type ChosenDeposit } from '@cleaning/contract/quotes';
import { depositOfTotal } from '@cleaning/contract/quotes/rules';
import {
  depositPercentFor,
  formatMoney,
  isPlanFunded,
  type ServiceId,
  TIMELINES,
  type TimelineId,
} from '@cleaning/pricing';
import { SelectField, TextField } from '@cleaning/ui/field';
import { Text } from '@cleaning/ui/text';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { parseDollars, inDollars } from '#kit/lib/dollars.ts';

const DEPOSIT_KINDS = ['usual', 'none', 'percent', 'amount'] as const;

/** The form values of a deposit. What was typed for a kind stays while another is chosen. */
export interface DepositValues {
  readonly kind: (typeof DEPOSIT_KINDS)[number];
  readonly percent: string;
  /** In dollars. */
  readonly cents: string;
}

export const DEPOSIT_FIELDS = ['deposit.kind', 'deposit.percent', 'deposit.cents'] as const;

export const USUAL_DEPOSIT: DepositValues = { kind: 'usual', percent: '', cents: '' };

/** The form values of a deposit that was chosen; undefined for the usual one. */
export function depositValues(chosen: ChosenDeposit | undefined): DepositValues {
  if (chosen?.cents !== undefined) {
    return { ...USUAL_DEPOSIT, kind: 'amount', cents: inDollars(chosen.cents) };
  }
  if (chosen?.percent === undefined) return USUAL_DEPOSIT;
  return chosen.percent === 0
    ? { ...USUAL_DEPOSIT, kind: 'none' }
    : { ...USUAL_DEPOSIT, kind: 'percent', percent: String(chosen.percent) };
}

/** The deposit in the format of the API; NaN where nothing was typed yet. */
export function toDeposit({ kind, percent, cents }: DepositValues): ChosenDeposit | null {
  switch (kind) {
    case 'usual':
      return null;
    case 'none':
      return { percent: 0 };
    case 'percent':
      return { percent: percent.trim() === '' ? Number.NaN : Number(percent) };
    case 'amount':
      return { cents: parseDollars(cents) };
    default:
      return kind satisfies never;
  }
}

/** A deposit in words, for the comparison of two versions. */
export function describeDepositValues({ kind, percent, cents }: DepositValues): string {
  switch (kind) {
    case 'usual':
      return 'The usual deposit';
    case 'none':
      return 'No deposit';
    case 'percent':
      return `${percent}%`;
    case 'amount':
      return `$${cents}`;
    default:
      return kind satisfies never;
  }
}

/** The deposit of a total as typed; none while what was typed is incomplete. */
export function typedDeposit(
  values: DepositValues,
  totalCents: number,
  timelineId: TimelineId,
): ReturnType<typeof depositOfTotal> {
  const chosen = chosenDepositSchema.nullable().safeParse(toDeposit(values));
  return chosen.success
    ? depositOfTotal(totalCents, timelineId, chosen.data)
    : { deposit_percent: 0, deposit_cents: null };
}

interface DepositFieldsProps {
  readonly serviceId: ServiceId;
  readonly timelineId: TimelineId;
  readonly totalCents: number;
  readonly values: DepositValues;
  readonly field: (name: (typeof DEPOSIT_FIELDS)[number]) => FieldProps;
}

/** The deposit of an offer: the usual one of its timing, none, a percentage or an amount. */
export function DepositFields({
  serviceId,
  timelineId,
  totalCents,
  values,
  field,
}: DepositFieldsProps) {
  if (isPlanFunded(serviceId)) {
    return <Text tone="muted">No deposit is due when an NDIS plan pays.</Text>;
  }
  const { deposit_cents: cents } = typedDeposit(values, totalCents, timelineId);
  const hint = [
    ...(values.kind === 'usual' ? [usualFor(timelineId)] : []),
    ...(cents === null || cents === 0 ? [] : [`${formatMoney(cents)} once approved.`]),
  ].join(' ');
  const percent = depositPercentFor(timelineId);
  return (
    <>
      <SelectField
        {...field('deposit.kind')}
        label="Deposit"
        hint={hint === '' ? undefined : hint}
        options={[
          { value: 'usual', label: `As usual, ${percent === 0 ? 'none' : `${percent}%`}` },
          { value: 'none', label: 'None' },
          { value: 'percent', label: 'A percentage' },
          { value: 'amount', label: 'An amount' },
        ]}
      />
      {values.kind === 'percent' ? (
        <TextField
          {...field('deposit.percent')}
          label="Percent of the total"
          inputMode="numeric"
          numeric
          maxLength={3}
        />
      ) : null}
      {values.kind === 'amount' ? (
        <TextField
          {...field('deposit.cents')}
          label="Deposit in dollars"
          inputMode="decimal"
          numeric
          maxLength={12}
        />
      ) : null}
    </>
  );
}

const usualFor = (timelineId: TimelineId): string =>
  `Usual for ${TIMELINES[timelineId].name.toLowerCase()} timing.`;
