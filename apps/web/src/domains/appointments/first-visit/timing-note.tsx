import type { Openings } from '@cleaning/contract/appointments';
import { addDays } from '@cleaning/ndis';
import {
  describeMultiplier,
  estimate,
  formatAud,
  formatPlainDate,
  timelineOn,
  TIMELINES,
} from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Button } from '@cleaning/ui/button';
import type { FirstVisitProps, PricedClean } from './visit-wishes.ts';
import styles from './first-visit.module.css';

interface TimingNoteProps extends FirstVisitProps {
  readonly clean: NonNullable<PricedClean>;
  /** Null while the free times are not known. */
  readonly days: Openings['days'] | null;
}

/** What a clean today or tomorrow costs more, and the first day at the standard price. */
export function TimingNote({ clean, wishes, today, days, onChange }: TimingNoteProps) {
  const { urgent, 'same-day': sameDay } = TIMELINES;
  const later = addDays(today, 2);
  const timelineId = wishes.preferredDate === '' ? null : timelineOn(wishes.preferredDate, today);
  if (timelineId === null || timelineId === 'standard') {
    return (
      <p className={styles['note']}>
        Today is same day: price {describeMultiplier(sameDay.multiplierPercent)}. Tomorrow is
        urgent: {describeMultiplier(urgent.multiplierPercent)}. Both need a {urgent.depositPercent}%
        deposit. From {nameWeekday(later)} it is our standard price, with no deposit.
      </p>
    );
  }
  const { name, multiplierPercent, depositPercent } = TIMELINES[timelineId];
  const saving = estimateSaving(clean, timelineId);
  const standardDay =
    days?.find(({ date, starts }) => date >= later && starts.length > 0)?.date ?? later;
  return (
    <Alert
      tone="warning"
      title={`${timelineId === 'urgent' ? 'Tomorrow' : 'Today'} is ${name.toLowerCase()}: ${describeMultiplier(multiplierPercent)}, with a ${depositPercent}% deposit.`}
    >
      {saving === null ? null : (
        <>
          <p>
            From {nameWeekday(later)} it is {saving} less, with no deposit.
          </p>
          <p>
            <Button
              variant="outline"
              size="sm"
              onClick={() => onChange({ preferredDate: standardDay, preferredTime: 'any' })}
            >
              Choose {nameWeekday(standardDay)}, save {saving}
            </Button>
          </p>
        </>
      )}
    </Alert>
  );
}

const nameWeekday = (date: string): string => formatPlainDate(date, 'long').split(' ')[0] ?? '';

/** What the standard price is less: "$57"; null for a price on request. */
function estimateSaving(
  clean: NonNullable<PricedClean>,
  timelineId: keyof typeof TIMELINES,
): string | null {
  const price = estimate({ ...clean, timelineId });
  return price.status === 'priced' ? formatAud(price.timelineAdjustmentCents) : null;
}
