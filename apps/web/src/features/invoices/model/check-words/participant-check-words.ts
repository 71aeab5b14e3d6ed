import type { CheckWordsOf } from './check-words.ts';

/** What the rules about a participant and their plan mean for them. */
export const PARTICIPANT_CHECK_WORDS = {
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
      'We miss your plan manager’s name or e-mail address. You can add it in your account, or we ask you; then we send the invoice there.',
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
} as const satisfies CheckWordsOf<'PAR'>;
