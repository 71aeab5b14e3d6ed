import { submittableSiteSchema, type AgreedAppointment } from '@cleaning/contract/quotes';
import type { SeriesRecurrence } from '@cleaning/contract/series';
import type { Transaction } from '../../core/db/client.ts';
import { parseInput } from '../../core/http/validation.ts';
import type { UserViewer } from '../../core/http/viewer.ts';
import { createFromQuote, planOf } from '../../appointments/index.ts';
import { assertTakesVisits } from '../../clients/client-directory.ts';
import { startSeries } from '../../series/start-series.ts';
import type { QuoteRow } from '../quote-repository.ts';

/** The appointments that were agreed on with an approved quote. */
interface AgreedBooking {
  readonly quote: QuoteRow;
  /** Without any plan, one appointment is requested, and planned later. */
  readonly plans: readonly AgreedAppointment[];
  /** Regular visits, in addition to the plans or instead of them. */
  readonly series: SeriesRecurrence | undefined;
  readonly viewer: UserViewer;
  readonly now: Date;
}

/**
 * Creates the appointments of a quote in the transaction that converts it, so that the quote stays
 * approved when one of them cannot be booked.
 *
 * @throws ApiError `double_booked`, or by field when the place or a time is not possible; when the
 *   account of the client is closed.
 */
export async function bookAppointments(
  transaction: Transaction,
  { quote, plans, series, viewer, now }: AgreedBooking,
): Promise<void> {
  await assertTakesVisits(transaction, quote.clientId);
  const site = parseInput(submittableSiteSchema, {
    address_line1: quote.addressLine1,
    suburb: quote.suburb,
    postcode: quote.postcode,
  });
  const place = {
    clientId: quote.clientId,
    serviceId: quote.serviceId,
    addressLine1: site.address_line1,
    suburb: site.suburb,
    postcode: site.postcode,
  };
  if (series !== undefined) {
    await startSeries(
      transaction,
      { place: { ...place, quoteId: quote.id, notes: quote.accessNotes }, recurrence: series },
      { viewer, now },
    );
    if (plans.length === 0) return;
  }
  await createFromQuote(transaction, {
    quote: {
      ...place,
      id: quote.id,
      accessNotes: quote.accessNotes,
      preferredDate: quote.preferredDate,
    },
    plans: plans.map(planOf),
    viewer,
    now,
  });
}
