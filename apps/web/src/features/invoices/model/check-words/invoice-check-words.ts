import type { CheckWordsOf } from './check-words.ts';

/** What the rules about an invoice as a whole, about us, and about its wording mean for a client. */
export const INVOICE_CHECK_WORDS = {
  'INV-01': {
    fine: 'The invoice has its own number.',
    withUs: 'The invoice number is not right. We correct it and send the invoice again.',
  },
  'INV-02': {
    fine: 'The invoice shows the day it was sent.',
    withUs: 'The date of the invoice is not right. We correct it and send the invoice again.',
  },
  'INV-03': {
    fine: 'We sent the invoice after the visits, not before.',
    withUs:
      'The invoice is dated before one of its visits. We correct the date; nobody pays before a visit.',
  },
  'INV-04': {
    fine: 'Everything on the invoice is for you.',
    withUs:
      'Something on this invoice may belong to somebody else. We take it off, so your plan pays for your visits only.',
  },
  'INV-05': {
    fine: 'The invoice says what it is for.',
    withUs: 'The invoice does not say what it is for. There is nothing to pay until we correct it.',
  },
  'INV-06': {
    fine: 'The amounts add up to the cent.',
    withUs: 'The amounts do not add up. We correct them before anybody pays.',
  },
  'INV-07': {
    fine: 'The invoice is ready to be paid, and was not claimed before.',
    withUs: 'The invoice has been claimed already or does not stand. Nothing is claimed twice.',
  },
  'INV-08': {
    fine: 'There is no deposit, surcharge or extra fee.',
    withUs:
      'The invoice holds a charge that a plan does not pay, such as a deposit. We take it off; please do not pay that part.',
  },
  'INV-09': {
    fine: 'It says which account to pay.',
    withUs: 'The account to pay is missing. We send the invoice again with it.',
  },
  'INV-10': {
    fine: 'It says whom to contact about the payment.',
    withUs:
      'There is no contact for questions about payment on it. Until we add one, call or message us.',
  },
  'INV-11': {
    fine: 'There is time to pay it.',
    withUs:
      'The last day to pay is before the day of the invoice. We correct it; nobody is late because of it.',
  },
  'PRV-01': {
    fine: 'It shows who we are.',
    withUs: 'Our business name is missing on it. We send the invoice again with it.',
  },
  'PRV-02': {
    fine: 'Our ABN is valid.',
    withUs: 'Our ABN is not right on it. We correct it and send the invoice again.',
  },
  'PRV-03': {
    fine: 'Our NDIS registration number is on record.',
    withUs: 'Our NDIS registration number is missing in our records. We add it before we claim.',
  },
  'PRV-04': {
    fine: 'Our registration number looks right.',
    withUs: 'Our registration number looks unusual. We check it; the invoice can still be paid.',
  },
  'PRV-05': {
    fine: 'We were registered for this support on the day of each visit.',
    withUs:
      'Our records do not show our registration for one of the days. We sort that out with the NDIS.',
  },
  'DOC-01': {
    fine: 'It is called a tax invoice where there is GST on it.',
    withUs: 'It should be called a tax invoice. We send it again with the right title.',
  },
  'DOC-02': {
    fine: 'It names the buyer, as a tax invoice of $1,000 or more must.',
    withUs: 'A tax invoice of this size must name the buyer. We send it again with the name.',
  },
  'DOC-03': {
    fine: 'Every line says whether there is GST in it.',
    withUs:
      'One line does not say whether there is GST in it. We correct it; the total may change.',
  },
  'DOC-04': {
    fine: 'It says why there is no GST on your supports.',
    withUs:
      'It does not say why there is no GST. We add the sentence; the amount is right and can be paid.',
  },
} as const satisfies CheckWordsOf<'INV' | 'PRV' | 'DOC'>;
