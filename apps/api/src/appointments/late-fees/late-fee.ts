import { percentOf } from '@cleaning/pricing';
import type { Transaction } from '../../core/db/client.ts';
import { officeViewer, type UserViewer } from '../../core/http/viewer.ts';
import { readPrivatePrice } from '../../ndis/rates/last-rates.ts';
import { readSettings } from '../../settings/settings-record.ts';
import type { AppointmentRow } from '../appointment-repository.ts';
import { insertLateFee, type LateFeeRow } from './late-fee-repository.ts';

/**
 * Whether the fee of a visit is by the terms. An NDIS visit is billed as a cancellation instead, by the
 * agreement of its participant.
 */
export const hasFeeByTerms = ({ serviceId }: Pick<AppointmentRow, 'serviceId'>): boolean =>
  serviceId !== 'ndis';

const isLateOrMissed = ({ status, isLateCancellation }: AppointmentRow): boolean =>
  status === 'no_access' || (status === 'cancelled' && isLateCancellation);

/**
 * Stores the fee of a visit that was just cancelled too late or missed, with the price and the
 * percent of this moment, so that later changes of either do not change what the client was told.
 * Nothing is charged by itself: staff charge or waive it.
 */
export async function openLateFee(
  transaction: Transaction,
  row: AppointmentRow,
  viewer: UserViewer,
): Promise<void> {
  if (!hasFeeByTerms(row) || !isLateOrMissed(row)) return;
  const { lateCancellationPercent: percent } = await readSettings(transaction);
  if (percent === 0) return;
  // A cleaner sees no prices, so the service reads this one for the office.
  const reader = viewer.kind === 'cleaner' ? officeViewer(viewer.staffId) : viewer;
  const priceCents = await readPrivatePrice(transaction, row, reader);
  if (priceCents === 0) return;
  await insertLateFee(transaction, { appointmentId: row.id, priceCents, percent });
}

/** The fee by the terms, in cents; null when the price of the visit is not known. */
export const termsCentsOf = ({
  priceCents,
  percent,
}: Pick<LateFeeRow, 'priceCents' | 'percent'>): number | null =>
  priceCents === null ? null : percentOf(priceCents, percent);
