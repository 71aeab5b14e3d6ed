import type { ComplianceRuleId } from '@cleaning/ndis';
import type { CheckWords } from './check-words.ts';
import { INVOICE_CHECK_WORDS } from './invoice-check-words.ts';
import { LINE_CHECK_WORDS } from './line-check-words.ts';
import { PARTICIPANT_CHECK_WORDS } from './participant-check-words.ts';

/**
 * Every rule of the NDIS check in words for participants, nominees and plan managers. The service's own
 * messages tell staff what to do.
 */
export const CHECK_WORDS: Readonly<Record<ComplianceRuleId, CheckWords>> = {
  ...INVOICE_CHECK_WORDS,
  ...PARTICIPANT_CHECK_WORDS,
  ...LINE_CHECK_WORDS,
};

/** For a rule that came to the service after this page. */
const NEW_RULE: CheckWords = {
  fine: 'One more thing that we check is fine.',
  withUs: 'One more thing is not right yet. We fix it; you need do nothing.',
};

const WORDS_BY_ID: ReadonlyMap<string, CheckWords> = new Map(Object.entries(CHECK_WORDS));

/** The words for a rule, by its id. */
export const wordsOf = (ruleId: string): CheckWords => WORDS_BY_ID.get(ruleId) ?? NEW_RULE;
