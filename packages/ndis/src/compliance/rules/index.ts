import { AMOUNT_RULES } from './amount-rules.ts';
import { CLAIM_RULES, SUFFIX_RULES } from './claim-rules.ts';
import { DOCUMENT_RULES } from './document-rules.ts';
import { GST_RULES } from './gst-rules.ts';
import { INVOICE_RULES } from './invoice-rules.ts';
import { ITEM_RULES } from './item-rules.ts';
import { PARTICIPANT_RULES } from './participant-rules.ts';
import { PROVIDER_RULES } from './provider-rules.ts';
import { REPEAT_RULES } from './repeat-rules.ts';
import { SERVICE_RULES } from './service-rules.ts';
import { TRAVEL_RULES } from './travel-rules.ts';

/** Every rule of the NDIS check, in the order of their ids. */
export const COMPLIANCE_RULES = [
  ...INVOICE_RULES,
  ...PROVIDER_RULES,
  ...PARTICIPANT_RULES,
  ...ITEM_RULES,
  ...AMOUNT_RULES,
  ...REPEAT_RULES,
  ...GST_RULES,
  ...CLAIM_RULES,
  ...TRAVEL_RULES,
  ...SUFFIX_RULES,
  ...SERVICE_RULES,
  ...DOCUMENT_RULES,
] as const;

/** The id of a rule, such as LIN-12. */
export type ComplianceRuleId = (typeof COMPLIANCE_RULES)[number]['id'];
