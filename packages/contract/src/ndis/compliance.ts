import { CHECK_SEVERITIES, CHECK_STATUSES } from '@cleaning/ndis';
import { z } from 'zod';
import { PLAN_MANAGEMENTS } from '../clients/plan-management.ts';
import { instantField } from '../fields/dates.ts';

/** The result of one rule for an invoice, or for one of its lines. */
export const complianceCheckSchema = z.object({
  /** Such as LIN-12. */
  id: z.string(),
  severity: z.enum(CHECK_SEVERITIES),
  status: z.enum(CHECK_STATUSES),
  /** The problem, why it matters, and what to do, as a sentence for users. */
  message: z.string(),
  /** The field to look at, if the rule failed. */
  field: z.string().nullable(),
  line_id: z.uuid().nullable(),
});

/** The findings of the NDIS check. They never contain a whole NDIS number. */
export const complianceReportSchema = z.object({
  invoice_id: z.uuid(),
  checked_at: instantField,
  /** The version of the support catalogue that was used: the day of its last change. */
  catalogue_version: z.string(),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  /** Whether no rule of severity error failed. */
  compliant: z.boolean(),
  /** The number of failed errors, failed warnings, passed rules and rules that did not apply. */
  summary: z.object({
    errors: z.int().nonnegative(),
    warnings: z.int().nonnegative(),
    passed: z.int().nonnegative(),
    skipped: z.int().nonnegative(),
  }),
  checks: z.array(complianceCheckSchema),
});

export type ComplianceReport = z.output<typeof complianceReportSchema>;
export type ComplianceCheck = z.output<typeof complianceCheckSchema>;
