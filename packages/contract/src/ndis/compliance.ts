import { CHECK_SEVERITIES, CHECK_STATUSES } from '@cleaning/ndis';
import { z } from 'zod';
import { PLAN_MANAGEMENTS } from '../clients/profile.ts';
import { instantField } from '../fields/dates.ts';

/** What one rule says of an invoice, or of one of its lines. */
export const complianceCheckSchema = z.object({
  /** Such as LIN-12. */
  id: z.string(),
  severity: z.enum(CHECK_SEVERITIES),
  status: z.enum(CHECK_STATUSES),
  /** What, why, and what to do, for a person to read. */
  message: z.string(),
  /** What to look at, where the rule failed. */
  field: z.string().nullable(),
  line_id: z.uuid().nullable(),
});

/** What the NDIS check of an invoice found. It never holds a whole NDIS number. */
export const complianceReportSchema = z.object({
  invoice_id: z.uuid(),
  checked_at: instantField,
  /** The support catalogue that it was checked against, by the day of its last change. */
  catalogue_version: z.string(),
  plan_management: z.enum(PLAN_MANAGEMENTS).nullable(),
  /** No rule of severity error failed. */
  compliant: z.boolean(),
  /** Failed errors, failed warnings, what passed, and what did not apply. */
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
