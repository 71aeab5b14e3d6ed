import type { AppointmentSeries, SeriesRhythm } from '@cleaning/contract/series';
import type { Transaction } from '../core/db/client.ts';
import type { AppointmentContext } from '../appointments/load-appointment.ts';

import { startSeries, type SeriesPlace } from './start-series.ts';

/**
 * Starts the series agreed on with a quote, in the transaction that converts the quote.
 *
 * @throws ApiError `double_booked` when the cleaner is not free, `validation_failed` for a bad date
 *   or time.
 */
export const startSeriesOfQuote = (
  transaction: Transaction,
  series: { readonly place: SeriesPlace; readonly rhythm: SeriesRhythm },
  context: AppointmentContext,
): Promise<AppointmentSeries> => startSeries(transaction, series, context);
