import { formatMoney, roundHalfUp } from '@cleaning/pricing';
import { GST_CODES } from '../../claims/claim-labels.ts';
import { parseItemNumber } from '../../items/item-number.ts';
import { fail, lineRule, passIf, skip } from '../rule.ts';
import { HOUSEHOLD_GROUP } from './provider-rules.ts';

const KNOWN_CODES: readonly string[] = GST_CODES;

/** Rules about GST. */
export const GST_RULES = [
  lineRule(
    'LIN-17',
    'The GST code is one that the company can claim with.',
    'error',
    ({ gstCode }, { provider: { gstRegistered } }) => {
      if (gstCode === null) return skip('The line has no GST code to look at.');
      if (gstCode === 'P1' && !gstRegistered) {
        return fail(
          'gst_code',
          'The line is taxable (P1), but the company is not registered for GST. It may not charge any. Use P2 for GST-free or P5 for out of scope.',
        );
      }
      return passIf(
        KNOWN_CODES.includes(gstCode),
        'gst_code',
        `${gstCode} is not a GST code. Use P1 for taxable, P2 for GST-free or P5 for out of scope.`,
      );
    },
  ),
  lineRule(
    'LIN-18',
    'The GST fits the GST code.',
    'error',
    ({ gstCode, amountCents, gstCents }) => {
      if (gstCode === null || !KNOWN_CODES.includes(gstCode)) {
        return skip('The line has no known GST code.');
      }
      const gst = gstCode === 'P1' ? roundHalfUp(amountCents, 11) : 0;
      return passIf(
        gstCents === gst,
        'gst_cents',
        `The GST of a line with code ${gstCode} that comes to ${formatMoney(amountCents)} is ${formatMoney(gst)}, not ${formatMoney(gstCents)}. A claim must agree to the cent. Save the line again.`,
      );
    },
  ),
  lineRule(
    'LIN-19',
    'Household support under a plan and an agreement is GST-free.',
    'warning',
    ({ itemNumber, gstCode }, { participant: { agreements, planManagement } }) => {
      const group = itemNumber === null ? null : parseItemNumber(itemNumber)?.registrationGroup;
      if (group !== HOUSEHOLD_GROUP || agreements.length === 0 || planManagement === null) {
        return skip('It is not household support under a recorded plan and agreement.');
      }
      return passIf(
        gstCode === 'P2',
        'gst_code',
        'Household support under a plan and a written agreement is GST-free, but the line is not. The plan would pay too much. Use code P2, unless your accountant told you otherwise.',
      );
    },
  ),
] as const;
