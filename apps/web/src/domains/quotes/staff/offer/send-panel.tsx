import type { Quote } from '@cleaning/contract/quotes';
import { priceOfItems } from '@cleaning/contract/quotes/rules';
import { addDays } from '@cleaning/ndis';
import {
  formatInstant,
  formatMoney,
  formatPlainDate,
  sydneyDateOf,
  TIMELINES,
} from '@cleaning/pricing';
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
import { addressOf } from '#domains/clients/no-email.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import { describeUsualDays } from '#kit/lib/describe-usual-days.ts';
import { readPlainDate } from '#kit/lib/plain-date.ts';
import { PhoneBar } from '#kit/forms/phone-bar.tsx';
import { KeyHints } from '#kit/shortcuts/key-hints.tsx';
import type { Shortcut } from '#kit/shortcuts/shortcut-register.ts';
import { useShortcuts } from '#kit/shortcuts/use-shortcuts.tsx';
import { priceLines, totalOf } from './offer-values.ts';
import styles from './send-panel.module.css';
import type { OfferControl } from './use-offer-form.ts';
import { useUsualDays, useUsualLastDay } from './use-usual-last-day.ts';

const USUAL_DAYS = [7, 14, 30] as const;

/** The total, last day and deposit of an offer, with buttons to save and send. */
export function SendPanel({
  quote,
  offer,
  onPreview,
}: {
  readonly quote: Quote;
  readonly offer: OfferControl;
  readonly onPreview: () => void;
}) {
  const { schemaForm, isDirty, askToSend, saveDraft } = offer;
  const lines = priceLines(offer.items);
  const total = totalOf(lines);
  const deposit = priceOfItems(lines, quote).deposit_cents ?? 0;
  const today = sydneyDateOf(useNow());
  const lastDay = schemaForm.form.watch('valid_until');
  const usualDays = describeUsualDays(useUsualDays());
  const usualLastDay = useUsualLastDay();
  const label = quote.revision > 1 ? `Send version ${quote.revision}` : 'Send quote';
  useOfferShortcuts(askToSend, onPreview);
  return (
    <Card title={label}>
      <Stack gap="space-3">
        <p className={styles['total']}>
          <span>Total</span>
          <b>{formatMoney(total)}</b>
        </p>
        <div>
          <TextField
            {...schemaForm.field('valid_until')}
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
                  schemaForm.form.setValue('valid_until', addDays(today, days), {
                    shouldDirty: true,
                  })
                }
              >
                {days} days
              </Button>
            ))}
          </Inline>
        </div>
        <SummaryList
          layout="facts"
          rows={[
            {
              label: 'Deposit',
              value:
                deposit === 0
                  ? `None, ${TIMELINES[quote.timeline_id].name.toLowerCase()} timing`
                  : formatMoney(deposit),
            },
            { label: 'Goes to', value: addressOf(quote.staff_details?.client_email) },
          ]}
        />
        <PhoneBar amount={formatMoney(total)} text={describeLastDay(lastDay, usualDays)}>
          <Button size="lg" block icon={<Send />} busy={schemaForm.isSending} onClick={askToSend}>
            {label}
          </Button>
        </PhoneBar>
        <Grid minColumn="8rem" gap="space-2">
          <Button variant="outline" block icon={<Eye />} onClick={onPreview}>
            Preview
          </Button>
          <Button variant="outline" block busy={schemaForm.isSending} onClick={saveDraft}>
            Save draft
          </Button>
        </Grid>
        <Text as="output" size="sm" tone="muted">
          {isDirty ? 'Not saved yet.' : `Saved ${formatInstant(quote.updated_at, 'date-time')}.`}{' '}
          You see it as {quote.client?.first_name ?? 'the client'} will before it is sent, and can
          undo a send for 10 seconds.
        </Text>
        <KeyHints hints={HINTS} />
      </Stack>
    </Card>
  );
}

const describeLastDay = (typed: string, usualDays: string): string => {
  const day = readPlainDate(typed);
  return day === '' ? `For ${usualDays}` : `Until ${formatPlainDate(day, 'medium')}`;
};

const HINTS = [
  { keys: ['Ctrl', 'Enter'], label: 'check and send' },
  { keys: ['P'], label: 'preview' },
];

function useOfferShortcuts(askToSend: () => void, preview: () => void): void {
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      { keys: ['Ctrl+Enter'], group: 'Writing', label: 'Check and send', run: askToSend },
      { keys: ['P'], group: 'Writing', label: 'Preview the quote', run: preview },
    ],
    [askToSend, preview],
  );
  useShortcuts(shortcuts);
}
