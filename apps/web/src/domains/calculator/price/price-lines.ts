import { TIMELINES, describeMultiplier, formatAud } from '@cleaning/pricing';
import type { EstimateLine, PricedEstimate, TimelineId } from '@cleaning/pricing';
import type { PriceLine } from '@cleaning/ui/price';
import { countedRooms } from '#content/price-texts.ts';

/** An estimate line by line. The subtotal shows where a timing changes it. */
export function priceLines(price: PricedEstimate, timelineId: TimelineId): PriceLine[] {
  const parts = price.lines.map((line) => ({
    label: lineName(line),
    amount: formatAud(line.amountCents),
  }));
  if (price.timelineAdjustmentCents === 0) {
    return parts;
  }
  return [
    ...parts,
    { label: 'Subtotal', amount: formatAud(price.subtotalCents), strong: true, rule: true },
    {
      label: `${TIMINGS_IN_LINES[timelineId]} (${describeMultiplier(price.multiplierPercent)})`,
      amount: `+ ${formatAud(price.timelineAdjustmentCents)}`,
    },
  ];
}

const TIMINGS_IN_LINES: Readonly<Record<TimelineId, string>> = {
  standard: TIMELINES.standard.name,
  urgent: `${TIMELINES.urgent.name}, next day`,
  'same-day': TIMELINES['same-day'].name,
};

function lineName(line: EstimateLine): string {
  if (line.kind === 'room') {
    return countedRooms(line.id, line.quantity);
  }
  return line.name;
}
