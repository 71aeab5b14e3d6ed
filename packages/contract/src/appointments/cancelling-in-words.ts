import { isPlanFunded, type ServiceId } from '@cleaning/pricing';

/** The fee for cancelling a visit late as a share of its price: "half the price of the visit". */
export function lateFeeShare(percent: number): string {
  if (percent === 100) return 'the price of the visit';
  return percent === 50 ? 'half the price of the visit' : `${percent}% of the price of the visit`;
}

/**
 * What it costs to cancel a visit of a quote, as it is written on screens and on paper. The fee of
 * a participant is the one in their service agreement.
 *
 * @param latePercent the fee for cancelling late, in percent of the price; undefined until known.
 */
export function cancellingInWords(serviceId: ServiceId, latePercent: number | undefined): string {
  if (latePercent === 0 && !isPlanFunded(serviceId)) return 'You can cancel a visit without a fee.';
  return `Each visit says until when you can cancel it without a fee. After that, ${feeOf(serviceId, latePercent)}.`;
}

function feeOf(serviceId: ServiceId, latePercent: number | undefined): string {
  if (isPlanFunded(serviceId)) return 'a fee may apply, as your service agreement says';
  return latePercent === undefined ? 'a fee may apply' : `the fee is ${lateFeeShare(latePercent)}`;
}
