import type { CheckWordsOf } from './check-words.ts';

/** What the rules about the lines of an invoice mean for a client. */
export const LINE_CHECK_WORDS = {
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
    withUs: 'The hours of a line are not right. We correct them before anybody pays.',
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
    fine: 'Each line comes to its hours times its price.',
    withUs: 'A line does not come to its hours times its price. We correct it before anybody pays.',
  },
  'LIN-14': {
    fine: 'The hours match when we came and left.',
    withUs:
      'The hours do not match the times that we wrote down. We check with who came; the invoice can still be paid.',
  },
  'LIN-15': {
    fine: 'No visit is charged twice.',
    withUs: 'A visit may be charged twice. We take the second one off; nobody pays twice.',
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
    withUs: 'The GST of a line is not right. We correct it before anybody pays.',
  },
  'LIN-19': {
    fine: 'You pay no GST on your supports.',
    withUs:
      'A support may hold GST that you need not pay. We check it, and give back what is too much.',
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
      'The reason of a cancelled visit is not clear. We correct it; you need not explain again.',
  },
  'LIN-23': {
    fine: 'A visit was cancelled too late to be free.',
    withUs:
      'It is not clear that a visit was cancelled too late to be free. If it was free, we take it off.',
  },
  'LIN-24': {
    fine: 'A cancelled visit costs what you agreed to, and nobody else could use the time.',
    withUs:
      'We still check whether a cancelled visit may be charged, and how much. If you agreed to less, you pay less.',
  },
  'LIN-25': {
    fine: 'The time of travel is within what the NDIS pays.',
    withUs: 'There is more time of travel on it than the NDIS pays for. We lower it.',
  },
  'LIN-26': {
    fine: 'The costs of travel are within what the NDIS pays.',
    withUs: 'The costs of travel look too high. We check the distance, and lower them if they are.',
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
      'A line is not tied to a visit in our records. We look it up; if there was no visit, we take it off.',
  },
} as const satisfies CheckWordsOf<'LIN'>;
