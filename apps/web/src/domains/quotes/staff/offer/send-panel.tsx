import type { QuoteChoices } from '@cleaning/contract/quotes';
import { addDays } from '@cleaning/ndis';
import { formatInstant, formatMoney, formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { Button } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { TextField } from '@cleaning/ui/field';
import { Grid } from '@cleaning/ui/grid';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import { SummaryList } from '@cleaning/ui/summary-list';
import { Text } from '@cleaning/ui/text';
import Eye from 'lucide-react/icons/eye';
import Send from 'lucide-react/icons/send';
import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { describeDestination } from '#domains/clients/no-email.ts';
import { describeUsualDays } from '#domains/invoices/describe-usual-days.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { readPlainDate } from '#kit/lib/plain-date.ts';
import { PhoneBar } from '#kit/forms/phone-bar.tsx';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import { type DEPOSIT_FIELDS, DepositFields } from './deposit-fields.tsx';
import { type OfferValues, priceLines, sumLines } from './offer-values.ts';
import styles from './send-panel.module.css';
import { useUsualDays, useUsualLastDay } from './use-usual-last-day.ts';

const USUAL_DAYS = [7, 14, 30] as const;

export interface SendPanelProps<Request> {
  /** The title, and the label of the button: "Send version 2". */
  readonly label: string;
  /** What the usual deposit depends on. */
  readonly choices: Pick<QuoteChoices, 'service_id' | 'timeline_id'>;
  readonly form: UseFormReturn<OfferValues, unknown, Request>;
  readonly field: (name: 'valid_until' | (typeof DEPOSIT_FIELDS)[number]) => FieldProps;
  /** The first name of the client. */
  readonly name: string;
  readonly clientEmail: string | null | undefined;
  readonly isSending: boolean;
  /** The instant of the last save; null for an offer that was never saved. */
  readonly savedAt: string | null;
  readonly onSend: () => void;
  readonly onSave: () => void;
  /** Absent where sending shows the whole offer first anyway. */
  readonly onPreview?: () => void;
  /** The label of the button beside, "Save draft" without one. */
  readonly saveLabel?: string;
  /** What happens; whether it is saved, and how it is sent, without one. */
  readonly note?: string;
}

/** The total, last day and deposit of an offer, with buttons to save and send. */
export function SendPanel<Request>({
  label,
  choices,
  form,
  field,
  name,
  clientEmail,
  isSending,
  savedAt,
  onSend,
  onSave,
  onPreview,
  saveLabel = 'Save draft',
  note,
}: SendPanelProps<Request>) {
  const [items, deposit, lastDay] = useWatch({
    control: form.control,
    name: ['items', 'deposit', 'valid_until'],
  });
  const total = sumLines(priceLines(items));
  const today = sydneyDateOf(useNow());
  const usualDays = describeUsualDays(useUsualDays());
  const usualLastDay = useUsualLastDay();
  useOfferShortcuts(onSend, onPreview);
  return (
    <Card title={label}>
      <Stack gap="space-3">
        <p className={styles['total']}>
          <span>Total</span>
          <b>{formatMoney(total)}</b>
        </p>
        <div>
          <TextField
            {...field('valid_until')}
            label="Can be approved until the end of"
            hint={`Leave it empty for ${usualDays}${usualLastDay === null ? '' : `, until ${formatPlainDate(usualLastDay, 'long')}`}.`}
            type="date"
            min={today}
          />
          <Inline as="p" gap="space-1">
            {USUAL_DAYS.map((days) => (
              <Button
                key={days}
                variant="ghost"
                size="sm"
                onClick={() =>
                  form.setValue('valid_until', addDays(today, days), { shouldDirty: true })
                }
              >
                {days} days
              </Button>
            ))}
          </Inline>
        </div>
        <DepositFields
          serviceId={choices.service_id}
          timelineId={choices.timeline_id}
          totalCents={total}
          values={deposit}
          field={field}
        />
        <SummaryList
          layout="facts"
          rows={[{ label: 'Goes to', value: describeDestination(clientEmail) }]}
        />
        <PhoneBar amount={formatMoney(total)} text={describeLastDay(lastDay, usualDays)}>
          <Button size="lg" block icon={<Send />} busy={isSending} onClick={onSend}>
            {label}
          </Button>
        </PhoneBar>
        <Grid minColumn="8rem" gap="space-2">
          {onPreview === undefined ? null : (
            <Button variant="outline" block icon={<Eye />} onClick={onPreview}>
              Preview
            </Button>
          )}
          <Button variant="outline" block busy={isSending} onClick={onSave}>
            {saveLabel}
          </Button>
        </Grid>
        <Text as="output" size="sm" tone="muted">
          {note ?? describeSaving(name, form.formState.isDirty ? null : savedAt)}
        </Text>
        <KeyHints hints={onPreview === undefined ? SEND_HINTS : HINTS} />
      </Stack>
    </Card>
  );
}

const describeSaving = (name: string, savedAt: string | null): string =>
  `${savedAt === null ? 'Not saved yet.' : `Saved ${formatInstant(savedAt, 'date-time')}.`} You see it as ${name} will before it is sent, and can undo a send for 10 seconds.`;

const describeLastDay = (typed: string, usualDays: string): string => {
  const day = readPlainDate(typed);
  return day === '' ? `For ${usualDays}` : `Until ${formatPlainDate(day, 'medium')}`;
};

const SEND_HINTS = [{ keys: ['Ctrl', 'Enter'], label: 'check and send' }];
const HINTS = [...SEND_HINTS, { keys: ['P'], label: 'preview' }];

function useOfferShortcuts(askToSend: () => void, preview: (() => void) | undefined): void {
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      { keys: ['Ctrl+Enter'], group: 'Writing', label: 'Check and send', run: askToSend },
      ...(preview === undefined
        ? []
        : [{ keys: ['P'], group: 'Writing', label: 'Preview the quote', run: preview } as const]),
    ],
    [askToSend, preview],
  );
  useShortcuts(shortcuts);
}
