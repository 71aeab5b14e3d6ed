import type { InvoiceFacts } from './facts.ts';
import type { ComplianceCheck, ComplianceReport } from './report.ts';
import { skip, type CheckSeverity, type ComplianceRule, type Outcome } from './rule.ts';
import { COMPLIANCE_RULES } from './rules/index.ts';

const NOT_NDIS = skip('This is not an invoice for NDIS supports, so the rule does not apply.');
const NO_LINES = skip('There is no line to check.');

/** Checks an invoice with every rule of the NDIS check. */
export function checkInvoice(facts: InvoiceFacts): ComplianceReport {
  const checks = COMPLIANCE_RULES.flatMap((rule) => checksOf(rule, facts));
  const count = (matches: (check: ComplianceCheck) => boolean) => checks.filter(matches).length;
  const failed = (severity: CheckSeverity) =>
    count((check) => check.status === 'fail' && check.severity === severity);
  const summary = {
    errors: failed('error'),
    warnings: failed('warning'),
    passed: count(({ status }) => status === 'pass'),
    skipped: count(({ status }) => status === 'skip'),
  };
  return {
    invoiceId: facts.invoice.id,
    checkedAt: facts.checkedAt,
    catalogueVersion: facts.catalogueVersion,
    planManagement: facts.participant.planManagement,
    compliant: summary.errors === 0,
    summary,
    checks,
  };
}

function checksOf(rule: ComplianceRule, facts: InvoiceFacts): ComplianceCheck[] {
  const severity = severityOf(rule, facts);
  const toCheck = (outcome: Outcome, lineId: string | null): ComplianceCheck => ({
    id: rule.id,
    severity: (outcome.status === 'fail' ? outcome.severity : undefined) ?? severity,
    status: outcome.status,
    message: outcome.status === 'pass' ? rule.title : outcome.message,
    field: outcome.status === 'fail' ? outcome.field : null,
    lineId: (outcome.status === 'fail' ? outcome.lineId : undefined) ?? lineId,
  });
  if (!facts.isNdis) return [toCheck(NOT_NDIS, null)];
  if (rule.scope === 'invoice') return [toCheck(rule.check(facts), null)];
  if (facts.lines.length === 0) return [toCheck(NO_LINES, null)];
  return facts.lines.map((line) => toCheck(rule.check(line, facts), line.id));
}

/**
 * The severity of a rule for an invoice; the strictest one while the plan management is not
 * recorded.
 */
function severityOf({ severity }: ComplianceRule, { participant }: InvoiceFacts): CheckSeverity {
  return typeof severity === 'string' ? severity : severity[participant.planManagement ?? 'agency'];
}
