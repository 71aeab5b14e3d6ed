import type { ComplianceRuleId } from '@cleaning/ndis';

/** The outcome of a rule, as the recipient of the invoice reads it. */
interface CheckText {
  readonly fine: string;
  /** What a failure means for the recipient, and what happens next. */
  readonly withUs: string;
}

/**
 * Texts of every NDIS check rule for participants, nominees and plan managers. The API's own messages
 * tell staff what to do.
 */
export const CHECK_TEXTS: Readonly<Record<ComplianceRuleId, CheckText>> = {
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
      'Something on this invoice may belong to someone else. We remove it, so your plan pays for your visits only.',
  },
  'INV-05': {
    fine: 'The invoice says what it is for.',
    withUs: 'The invoice does not say what it is for. There is nothing to pay until we correct it.',
  },
  'INV-06': {
    fine: 'The amounts add up to the cent.',
    withUs: 'The amounts do not add up. We correct them before anyone pays.',
  },
  'INV-07': {
    fine: 'The invoice is ready to be paid, and was not claimed before.',
    withUs: 'The invoice has been claimed already or does not stand. Nothing is claimed twice.',
  },
  'INV-08': {
    fine: 'There is no deposit, surcharge or extra fee.',
    withUs:
      'The invoice holds a charge that a plan does not pay, such as a deposit. We remove it; please do not pay that part.',
  },
  'INV-09': {
    fine: 'It says which account to pay.',
    withUs: 'The account to pay is missing. We send the invoice again with it.',
  },
  'INV-10': {
    fine: 'It says who to contact about the payment.',
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
  'PAR-01': {
    fine: 'Your name is on it.',
    withUs: 'Your full name is missing on it. We add it and send the invoice again.',
  },
  'PAR-02': {
    fine: 'Your NDIS number has nine digits.',
    withUs:
      'The NDIS number that we have for you does not have nine digits. You can check it in your account, or we ask you for it.',
  },
  'PAR-03': {
    fine: 'Your NDIS number starts as NDIS numbers do.',
    withUs:
      'The NDIS number that we have for you starts in an unusual way. If it is right, all is well; you can check it in your account.',
  },
  'PAR-04': {
    fine: 'We know how your plan is managed.',
    withUs:
      'We do not know yet how your plan is managed, so we do not know who pays. You can tell us in your account, or we ask you.',
  },
  'PAR-05': {
    fine: 'Every visit was within your plan dates.',
    withUs:
      'A visit may lie outside the plan dates that we have. If you have a new plan, its dates in your account settle it; else we ask you.',
  },
  'PAR-06': {
    fine: 'We know where your plan manager gets invoices.',
    withUs:
      'We miss your plan manager’s name or email address. You can add it in your account, or we ask you; then we send the invoice there.',
  },
  'PAR-07': {
    fine: 'It is addressed to you or to your nominee.',
    withUs:
      'It is addressed to somebody whom we do not know as your nominee. We check that with you; you need do nothing now.',
  },
  'PAR-08': {
    fine: 'We had a written service agreement with you on the day of each visit.',
    withUs:
      'Our records show no service agreement for one of the days. We look for it, and send you one to sign if there is none.',
  },
  'PAR-09': {
    fine: 'You had named us as a provider of yours before the first visit.',
    withUs:
      'Our records do not show that you named us to the NDIS as your provider. We help you with that; you owe nothing because of it.',
  },
  'PAR-10': {
    fine: 'What is left of your budget covers it.',
    withUs:
      'We do not know whether enough of your budget is left. Whoever manages your plan can tell; the invoice can still be paid.',
  },
  'LIN-01': {
    fine: 'Every support has its NDIS item number.',
    withUs: 'A support has no NDIS item number yet. We add it and send the invoice again.',
  },
  'LIN-02': {
    fine: 'The NDIS item numbers are written as they should be.',
    withUs: 'An NDIS item number has a typing mistake. We correct it and send the invoice again.',
  },
  'LIN-03': {
    fine: 'The NDIS lists these supports for the days of your visits.',
    withUs:
      'The NDIS list of prices does not have a support for that day. We use the right one and send the invoice again.',
  },
  'LIN-04': {
    fine: 'These are supports that we are registered for.',
    withUs:
      'A support is outside what we usually provide. We check it; the invoice can still be paid.',
  },
  'LIN-05': {
    fine: 'The dates of the visits are in order, and past.',
    withUs: 'A date of a visit is not right. We correct it; nobody pays for a visit to come.',
  },
  'LIN-06': {
    fine: 'Each line is for one day.',
    withUs:
      'A line covers several days. We can split it if your plan manager asks; it can be paid.',
  },
  'LIN-07': {
    fine: 'No line runs from one financial year into the next.',
    withUs: 'A line runs over the end of June, when prices change. We split it at that day.',
  },
  'LIN-08': {
    fine: 'The visits are recent enough to be paid by your plan.',
    withUs:
      'A visit was a long time ago, and plans stop paying after two years. We deal with that quickly, and tell you if anything changes.',
  },
  'LIN-09': {
    fine: 'The hours are written as they should be.',
    withUs: 'The hours of a line are not right. We correct them before anyone pays.',
  },
  'LIN-10': {
    fine: 'Supports are counted as the NDIS counts them.',
    withUs: 'A support is counted the wrong way, by hours or by pieces. We correct it.',
  },
  'LIN-11': {
    fine: 'Every line has a price.',
    withUs: 'A line has no price. We correct it and send the invoice again.',
  },
  'LIN-12': {
    fine: 'The price is within the NDIS limit for that day and place.',
    withUs:
      'A price is above the NDIS limit. A plan manager or the NDIS never pays more than the limit, and then we lower it. If you manage your plan yourself, it is the price that you agreed to.',
  },
  'LIN-13': {
    fine: 'Hours × rate is correct on every line.',
    withUs: 'Hours × rate is not correct on a line. We correct it before anyone pays.',
  },
  'LIN-14': {
    fine: 'The hours match when we came and left.',
    withUs:
      'The hours do not match the times that we wrote down. We check with who came; the invoice can still be paid.',
  },
  'LIN-15': {
    fine: 'No visit is charged twice.',
    withUs: 'A visit may be charged twice. We remove the second one; nobody pays twice.',
  },
  'LIN-16': {
    fine: 'No visits overlap.',
    withUs: 'Two visits seem to overlap. We check the times; the invoice can still be paid.',
  },
  'LIN-17': {
    fine: 'It is clear how GST applies to each line.',
    withUs: 'It is not clear how GST applies to a line. We correct it and send the invoice again.',
  },
  'LIN-18': {
    fine: 'The GST is worked out correctly.',
    withUs: 'The GST of a line is not right. We correct it before anyone pays.',
  },
  'LIN-19': {
    fine: 'You pay no GST on your supports.',
    withUs:
      'A support may include GST that you do not have to pay. We check it, and refund anything extra.',
  },
  'LIN-20': {
    fine: 'The kind of each support is one that the NDIS knows.',
    withUs: 'The kind of a support is not one that the NDIS knows. We correct it.',
  },
  'LIN-21': {
    fine: 'The NDIS pays for these supports in the way they were given.',
    withUs: 'The NDIS does not pay for a support in the way we wrote it down. We correct it.',
  },
  'LIN-22': {
    fine: 'A cancelled visit says why.',
    withUs:
      'The reason for a cancelled visit is not clear. We correct it; you do not have to explain again.',
  },
  'LIN-23': {
    fine: 'A visit was cancelled too late to be free.',
    withUs:
      'It is not clear that a visit was cancelled too late to be free. If it was free, we remove it.',
  },
  'LIN-24': {
    fine: 'A cancelled visit costs what you agreed to, and nobody else could use the time.',
    withUs:
      'We still check whether a cancelled visit may be charged, and how much. If you agreed to less, you pay less.',
  },
  'LIN-25': {
    fine: 'Travel time is within what the NDIS pays.',
    withUs: 'There is more travel time on it than the NDIS pays for. We lower it.',
  },
  'LIN-26': {
    fine: 'Travel costs are within what the NDIS pays.',
    withUs: 'Travel costs look too high. We check the distance, and lower them if they are.',
  },
  'LIN-27': {
    fine: 'The item numbers go with the kind of support.',
    withUs:
      'An item number does not go with the kind of support. We check it; it can still be paid.',
  },
  'LIN-28': {
    fine: 'Every line says what we did.',
    withUs: 'A line does not say what we did. If you would like to know, message us.',
  },
  'LIN-29': {
    fine: 'These are supports that plans commonly pay for.',
    withUs:
      'Plans do not often pay for this kind of clean. Whoever manages your plan decides; we help if they have questions.',
  },
  'LIN-30': {
    fine: 'Every line belongs to a visit that took place.',
    withUs:
      'A line is not tied to a visit in our records. We look it up; if there was no visit, we remove it.',
  },
};

/** For a rule that this version of the page does not know yet. */
const NEW_RULE: CheckText = {
  fine: 'One more check passed.',
  withUs: 'One more thing is not right yet. We fix it; you need do nothing.',
};

const TEXTS_BY_ID: ReadonlyMap<string, CheckText> = new Map(Object.entries(CHECK_TEXTS));

export const checkText = (ruleId: string): CheckText => TEXTS_BY_ID.get(ruleId) ?? NEW_RULE;
