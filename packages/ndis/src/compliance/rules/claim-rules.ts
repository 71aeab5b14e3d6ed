import { formatInstant, formatMoney } from '@cleaning/pricing';
import { cancellationDeadline } from '../../calendar/cancellation-deadline.ts';
import { instantOfSydneyTime } from '../../calendar/sydney-clock.ts';
import { isClockTime } from '../../calendar/visit-time.ts';
import {
  CANCELLATION_REASONS,
  CLAIM_TYPES,
  CLAIM_TYPES_OF_GROUP,
  type ClaimType,
} from '../../claims/claim-labels.ts';
import { parseItemNumber, type ItemSuffix } from '../../items/item-number.ts';
import { fail, isDate, lineRule, PASS, passIf, skip } from '../rule.ts';

const CANCELLATION = 'CANC';
const REASONS: readonly string[] = CANCELLATION_REASONS;

const NOT_CANCELLED = skip('The line is not for a cancelled visit.');

const CLAIM_TYPE_OF_SUFFIX: Readonly<Record<ItemSuffix, ClaimType>> = {
  CA: 'CANC',
  NF: 'NF2F',
  PT: 'TRAN',
  RR: 'REPW',
  TH: 'THLT',
};

const named = (claimType: string) => (claimType === '' ? 'a delivered support' : claimType);

/** Rules about what kind of claim a line is, and about cancelled visits. */
export const CLAIM_RULES = [
  lineRule('LIN-20', 'The claim type is one that the agency knows.', 'error', ({ claimType }) =>
    passIf(
      CLAIM_TYPES.some((known) => known === claimType),
      'claim_type',
      `${claimType} is not a claim type. A claim with it is refused. Leave it empty for a delivered support, or choose one from the list.`,
    ),
  ),
  lineRule(
    'LIN-21',
    'The support item allows the claim type.',
    'error',
    ({ itemNumber, claimType }) => {
      const group = itemNumber === null ? null : parseItemNumber(itemNumber)?.registrationGroup;
      const allowed = CLAIM_TYPES_OF_GROUP[group ?? ''];
      if (allowed === undefined) return skip('The claim types of this item are not on record.');
      return passIf(
        allowed.some((type) => type === claimType),
        'claim_type',
        `The item cannot be claimed as ${named(claimType)}. Such a claim is refused. For household support use delivered, NF2F, TRAN or CANC.`,
      );
    },
  ),
  lineRule(
    'LIN-22',
    'A cancelled visit, and only that, has a reason.',
    'error',
    ({ claimType, cancellationReason }) => {
      if (claimType !== CANCELLATION && cancellationReason === null) return NOT_CANCELLED;
      if (claimType !== CANCELLATION) {
        return fail(
          'cancellation_reason',
          'The line has a reason for a cancellation, but is not claimed as one. A claim with both is refused. Remove the reason, or use claim type CANC.',
        );
      }
      return passIf(
        cancellationReason !== null && REASONS.includes(cancellationReason),
        'cancellation_reason',
        'The cancelled visit has no known reason. A claim without one is refused. Choose health (NSDH), family (NSDF), transport (NSDT) or other (NSDO).',
      );
    },
  ),
  lineRule(
    'LIN-23',
    'The visit was cancelled at short notice.',
    'error',
    ({ claimType, noticeAt, serviceFrom, startTime }, { cancellationNoticeDays }) => {
      if (claimType !== CANCELLATION) return NOT_CANCELLED;
      if (noticeAt === null || !isDate(serviceFrom) || !isClockTime(startTime)) {
        return fail(
          'cancellation_notice_at',
          'It is not recorded when the participant cancelled, or when the visit would have been. Only a short-notice cancellation can be claimed. Enter both times.',
        );
      }
      const visit = instantOfSydneyTime({ date: serviceFrom, time: `${startTime}:00` });
      const deadline = cancellationDeadline(visit, cancellationNoticeDays);
      return passIf(
        // Notice after the visit has begun does not count as notice.
        noticeAt > deadline || noticeAt >= visit,
        'cancellation_notice_at',
        `The participant cancelled on ${formatInstant(noticeAt, 'date-time')}. Until ${formatInstant(deadline, 'date-time')} cancelling is free. Remove the line.`,
      );
    },
  ),
  lineRule(
    'LIN-24',
    'No other work was found for the time, and the fee is the agreed one.',
    'warning',
    ({ claimType, noOtherWorkFound, cancellationFeeCents, amountCents }) => {
      if (claimType !== CANCELLATION) return NOT_CANCELLED;
      if (noOtherWorkFound !== true) {
        return fail(
          'no_other_work_found',
          'Nobody has confirmed that no other work was found for the time. A cancellation can be claimed only then. Confirm it, or remove the line.',
        );
      }
      if (cancellationFeeCents === null || amountCents <= cancellationFeeCents) return PASS;
      return fail(
        'amount_cents',
        `The line comes to ${formatMoney(amountCents)}, more than the agreed fee of ${formatMoney(cancellationFeeCents)}. The participant agreed to that fee only. Lower the amount.`,
      );
    },
  ),
] as const;

/** Rules about the suffix that some item numbers carry. */
export const SUFFIX_RULES = [
  lineRule(
    'LIN-27',
    'The suffix of the item number agrees with the claim type.',
    'warning',
    ({ itemNumber, claimType }) => {
      const suffix = itemNumber === null ? null : (parseItemNumber(itemNumber)?.suffix ?? null);
      if (suffix === null) return skip('The item number has no suffix.');
      const expected = CLAIM_TYPE_OF_SUFFIX[suffix];
      return passIf(
        claimType === expected,
        'claim_type',
        `The item number ends in ${suffix}, which goes with claim type ${expected}, but the line is ${named(claimType)}. The agency may refuse it. Correct one of them.`,
      );
    },
  ),
] as const;
