import { formatMoney } from '@cleaning/pricing';
import { isBankAccountNumber, isBsb } from '../../identity/bank.ts';
import type { InvoiceFacts } from '../facts.ts';
import { namesForbiddenCharge } from '../never-charged.ts';
import {
  fail,
  isDate,
  invoiceRule,
  isPresent,
  PASS,
  passIf,
  serviceDatesOf,
  showDay,
  skip,
  todayOf,
} from '../rule.ts';

const NUMBER = /^[A-Za-z0-9/_-]{1,50}$/u;
const STATUS_FAULTS = {
  draft: 'This invoice is still a draft. Only an issued invoice can be claimed. Issue it first.',
  void: 'This invoice is void. Nothing can be claimed with it. Issue another one if it is still owed.',
  written_off:
    'This invoice was written off. Nothing can be claimed with it. Issue another one if it is still owed.',
} as const;

const CLAIMED: readonly string[] = ['submitted', 'accepted', 'reconciled'];

function statusFault({ invoice: { status, claimStatus } }: InvoiceFacts): string | null {
  if (status === 'draft' || status === 'void' || status === 'written_off') {
    return STATUS_FAULTS[status];
  }
  return CLAIMED.includes(claimStatus)
    ? 'This invoice has already been claimed. A second claim for the same supports is refused. Record the claim as rejected before you claim again.'
    : null;
}

/** Rules about the invoice as a whole. */
export const INVOICE_RULES = [
  invoiceRule(
    'INV-01',
    'The invoice has a number of its own.',
    'error',
    ({ invoice: { number, isNumberUnique, status } }) => {
      if (number === null && status === 'draft') {
        return skip('A draft has no number yet: it gets one when it is issued.');
      }
      if (number === null || !NUMBER.test(number)) {
        return fail(
          'number',
          'The invoice number is missing, or has more than 50 letters, digits, slashes, hyphens and underscores. A claim is told apart by it. Issue the invoice to give it a number.',
        );
      }
      return passIf(
        isNumberUnique,
        'number',
        'Another invoice has the same number. Claims that share a number are refused. Void this one and issue it again.',
      );
    },
  ),
  invoiceRule(
    'INV-02',
    'The issue date is a day of the calendar, and not in the future.',
    'error',
    (facts) => {
      const { issueDate, status } = facts.invoice;
      if (issueDate === null) {
        return status === 'draft'
          ? skip('A draft has no issue date yet.')
          : fail(
              'issue_date',
              'The issue date is missing. Payers need it. Issue the invoice again.',
            );
      }
      if (!isDate(issueDate)) {
        return fail(
          'issue_date',
          'The issue date is no day of the calendar. Issue the invoice again.',
        );
      }
      return passIf(
        issueDate <= todayOf(facts),
        'issue_date',
        `The issue date, ${showDay(issueDate)}, is in the future. Payers refuse such an invoice. Issue it on the day itself.`,
      );
    },
  ),
  invoiceRule(
    'INV-03',
    'The invoice was issued after the supports were delivered.',
    'error',
    (facts) => {
      const { issueDate } = facts.invoice;
      const lastDate = serviceDatesOf(facts).at(-1);
      if (issueDate === null || lastDate === undefined) {
        return skip('There is no issue date, or no date of service, to compare yet.');
      }
      return passIf(
        issueDate >= lastDate,
        'issue_date',
        `The invoice was issued before a support on ${showDay(lastDate)}. Supports are claimed after they are delivered, never before. Issue it after the last visit.`,
      );
    },
  ),
  invoiceRule(
    'INV-04',
    'Everything on the invoice is for one participant.',
    'error',
    ({ invoice }) =>
      passIf(
        new Set(invoice.participantIds).size === 1,
        'client_id',
        'The supports on this invoice are for more than one person, or for nobody. Each participant pays from their own plan. Make one invoice for each.',
      ),
  ),
  invoiceRule('INV-05', 'The invoice has at least one line.', 'error', ({ lines }) =>
    passIf(
      lines.length > 0,
      'lines',
      'The invoice has no lines. There is nothing to claim. Add the supports that were delivered.',
    ),
  ),
  invoiceRule(
    'INV-06',
    'The lines, the GST and the total agree to the cent.',
    'error',
    ({ invoice: { subtotalCents, gstCents, totalCents }, lines }) => {
      if (lines.length === 0) return skip('There are no lines to add up.');
      const sum = lines.reduce((total, line) => total + line.amountCents, 0);
      const gst = lines.reduce((total, line) => total + line.gstCents, 0);
      return passIf(
        subtotalCents === sum - gst && gstCents === gst && totalCents === subtotalCents + gstCents,
        'total_cents',
        `The lines come to ${formatMoney(sum)} with ${formatMoney(gst)} of GST, but the invoice says ${formatMoney(totalCents)} with ${formatMoney(gstCents)}. Payers refuse amounts that do not agree. Save the lines again.`,
      );
    },
  ),
  invoiceRule('INV-07', 'The invoice is issued and has not been claimed yet.', 'error', (facts) => {
    const fault = statusFault(facts);
    return fault === null ? PASS : fail('status', fault);
  }),
  invoiceRule(
    'INV-08',
    'Nothing is charged that a plan never pays: no deposit, urgent charge, surcharge or fee.',
    'error',
    ({ lines }) => {
      if (lines.length === 0) return skip('There are no lines to look through.');
      const line = lines.find(({ description }) => namesForbiddenCharge(description));
      return line === undefined
        ? PASS
        : fail(
            'description',
            `“${line.description}” looks like a deposit, surcharge or fee. The NDIS does not allow any on a claim. Remove the line.`,
            { lineId: line.id },
          );
    },
  ),
  invoiceRule(
    'INV-09',
    'The invoice says which account to pay.',
    { agency: 'warning', plan: 'error', self: 'warning' },
    ({ participant, provider: { bsb, accountNumber, payId } }) => {
      if (participant.planManagement === 'agency') {
        return skip('The agency pays into the account that it has on record.');
      }
      const hasAccount =
        isPresent(bsb) &&
        isBsb(bsb) &&
        isPresent(accountNumber) &&
        isBankAccountNumber(accountNumber);
      return passIf(
        hasAccount || isPresent(payId),
        'bank',
        'There is no BSB with an account number, and no PayID. Nobody can pay the invoice without one. Add the company’s bank details.',
      );
    },
  ),
  invoiceRule(
    'INV-10',
    'There is an email address or a phone number for questions about payment.',
    'warning',
    ({ participant, provider }) => {
      if (participant.planManagement === 'agency') {
        return skip('The agency sends its remittance advice through its own portal.');
      }
      return passIf(
        isPresent(provider.remittanceEmail) || isPresent(provider.phone),
        'remittance_email',
        'There is no email address and no phone number for remittance advice. A payer with a question has nowhere to ask it. Add one in the settings.',
      );
    },
  ),
  invoiceRule(
    'INV-11',
    'The invoice is due on or after the day it was issued.',
    'warning',
    ({ invoice: { issueDate, dueDate } }) => {
      if (issueDate === null || dueDate === null) return skip('It has no due date yet.');
      return passIf(
        dueDate >= issueDate,
        'due_date',
        `It is due on ${showDay(dueDate)}, before it was issued on ${showDay(issueDate)}. Nobody can pay in time. Set a later due date.`,
      );
    },
  ),
] as const;
