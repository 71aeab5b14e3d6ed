import type { decideFeeRequest } from '@cleaning/contract/appointments';
import { formatMoney } from '@cleaning/pricing';
import type { z } from 'zod';
import { recordAudit } from '../../core/audit/record-audit.ts';
import type { Transaction } from '../../core/db/client.ts';
import { refuseField } from '../../core/http/api-error.ts';
import type { OfficeViewer } from '../../core/http/viewer.ts';
import type { CommandOnAppointment } from '../appointment-record.ts';
import type { AppointmentContext } from '../load-appointment.ts';
import { termsCentsOf } from './late-fee.ts';
import { updateLateFee, type LateFeeRow } from './late-fee-repository.ts';

type Decision = Omit<z.output<typeof decideFeeRequest>, 'version'>;

/**
 * Charges the late fee of a visit, or waives it, and tells the client which. A decision can be
 * changed until the fee is on an invoice.
 *
 * @throws ApiError `validation_failed` for an amount that is not possible, or one without a reason;
 *   `invalid_transition` when there is no fee, or it is on an invoice.
 */
export const decidingFee = (
  transaction: Transaction,
  { decision, cents, reason: given }: Decision,
  { viewer, now }: AppointmentContext<OfficeViewer>,
): CommandOnAppointment => {
  const reason = given === undefined || given === '' ? null : given;
  return {
    command: decision === 'charge' ? 'charge_fee' : 'waive_fee',
    reason,
    effects({ record }) {
      const fee = record.lateFee?.row;
      if (fee === undefined) throw new Error('A fee that can be decided is not there.');
      const chargedCents = decision === 'charge' ? (cents ?? null) : null;
      if (chargedCents !== null) assertAmount(chargedCents, reason, fee);
      return {
        details: { occasion: 'fee_decided' },
        async after({ id, clientId }) {
          await updateLateFee(transaction, fee.appointmentId, {
            state: decision === 'charge' ? 'charged' : 'waived',
            chargedCents,
            reason,
            decidedAt: now,
            decidedBy: viewer.staffId,
          });
          await recordAudit(transaction, {
            actorId: viewer.staffId,
            action: 'update',
            subjectType: 'appointment',
            subjectId: id,
            clientId,
            reason,
            now,
          });
        },
      };
    },
  };
};

function assertAmount(cents: number, reason: string | null, fee: LateFeeRow): void {
  const { priceCents } = fee;
  if (priceCents !== null && cents > priceCents) {
    throw refuseField(
      'cents',
      `The visit costs ${formatMoney(priceCents)}, and a fee is never more. Enter ${formatMoney(priceCents)} or less.`,
    );
  }
  const termsCents = termsCentsOf(fee);
  if (reason === null && termsCents !== null && cents !== termsCents) {
    throw refuseField(
      'reason',
      `Our terms say ${formatMoney(termsCents)}. Say why it is another amount.`,
    );
  }
}
