import type { Quote } from '@cleaning/contract/quotes';
import { formatPlainDate, SERVICES } from '@cleaning/pricing';
import { describeHowOften, describeWish } from '#domains/appointments/first-visit/visit-wishes.ts';
import type { VersionRow } from '#kit/versions/version-changes.tsx';
import { describeAddons, describeQuoteTiming, describeRooms } from '../../format-quote.ts';
import { describeDepositValues } from '../offer/deposit-fields.tsx';
import { offerValues } from '../offer/offer-values.ts';

/** What the form of a quote of the office has, to compare two versions of it. */
export function officeRows(quote: Quote): VersionRow[] {
  const { items, deposit, company_notes: note, valid_until: lastDay } = offerValues(quote);
  const { address_line1, suburb, postcode, second_date: second } = quote;
  const place = [address_line1, suburb, postcode].filter((part) => part !== null);
  const lines = items.map((line) =>
    `${line.description} ${line.quantity} × $${line.unit_cents} ${line.reason}`.trim(),
  );
  return [
    { label: 'Service', value: SERVICES[quote.service_id].name },
    { label: 'Rooms', value: describeRooms(quote.rooms) },
    { label: 'Extras', value: describeAddons(quote.addon_ids) },
    { label: 'Address', value: place.join(', ') },
    { label: 'Why outside our areas', value: quote.staff_details?.outside_area_reason ?? '' },
    { label: 'How often', value: describeHowOften(quote.interval_weeks) },
    { label: 'First choice', value: describeWish(quote.preferred_date, quote.preferred_time) },
    {
      label: 'Second choice',
      value: second === null ? '' : describeWish(second, quote.second_time),
    },
    { label: 'Timing', value: describeQuoteTiming(quote) },
    { label: 'Why this timing', value: quote.staff_details?.timeline_reason ?? '' },
    { label: 'Lines', value: lines.join(', ') },
    { label: 'Note', value: note },
    {
      label: 'Last day to approve it',
      value: lastDay === '' ? '' : formatPlainDate(lastDay, 'long'),
    },
    { label: 'Deposit', value: describeDepositValues(deposit) },
  ];
}
