import type { ComplianceRuleId } from '@cleaning/ndis';

/** What came of a rule, in a sentence for whoever gets the invoice. */
export interface CheckWords {
  readonly fine: string;
  /** What it means for them where it failed, and what happens next. */
  readonly withUs: string;
}

/** The words for every rule of some kinds; none can be left out. */
export type CheckWordsOf<Kind extends string> = Readonly<
  Record<Extract<ComplianceRuleId, `${Kind}-${string}`>, CheckWords>
>;
