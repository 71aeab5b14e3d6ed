export {
  arePublicHolidaysKnown,
  isPublicHoliday,
  publicHolidayOn,
} from './calendar/public-holidays.ts';
export { clockMinutes, clockMinutesBetween } from './calendar/clock-minutes.ts';
export { cancellationDeadline, isBusinessDay } from './calendar/cancellation-deadline.ts';
export { financialYearOf } from './calendar/financial-year.ts';
export type { FinancialYear } from './calendar/financial-year.ts';
export { addDays, addMonths, daysBetween, isPlainDate, isWeekend } from './calendar/plain-date.ts';
export { instantOfSydneyTime, startOfSydneyDay, sydneyTimeOf } from './calendar/sydney-clock.ts';
export type { SydneyTime } from './calendar/sydney-clock.ts';
export { formatAbn, isValidAbn, normaliseAbn } from './identity/abn.ts';
export { formatBsb, isBankAccountNumber, isBsb } from './identity/bank.ts';
export { isNdisNumber, maskNdisNumber, normaliseNdisNumber } from './identity/ndis-number.ts';
export { isClockTime, visitMinutes } from './calendar/visit-time.ts';
export type { VisitTime } from './calendar/visit-time.ts';
export { ITEM_SUFFIXES, parseItemNumber } from './items/item-number.ts';
export type { ItemNumber, ItemSuffix } from './items/item-number.ts';
export { BILLING_STEPS, billedHours } from './items/billed-hours.ts';
export type { BillingStep, HourCount } from './items/billed-hours.ts';
export {
  describeHoursAtRate,
  formatQuantity,
  lineAmount,
  parseQuantity,
} from './items/line-amount.ts';
export { isRuralTownOfMonash, MONASH_CATEGORIES, regionOfMonash } from './items/monash.ts';
export type { MonashCategory } from './items/monash.ts';
export { catalogueRowOn, priceLimit } from './items/price-limit.ts';
export {
  PRICE_REGIONS,
  SUPPORT_CATALOGUE,
  SUPPORT_CATALOGUE_VERSION,
  SUPPORT_UNITS,
} from './items/support-catalogue.ts';
export { currentPeriod, planOfSupports, periodOn } from './plans/dated-periods.ts';
export type { DatedPeriod } from './plans/dated-periods.ts';
export type { CatalogueRow, PriceRegion, SupportUnit } from './items/support-catalogue.ts';
export { checkInvoice } from './compliance/check-invoice.ts';
export { documentWording, GST_FREE_STATEMENT } from './compliance/document-wording.ts';
export type { DocumentWording } from './compliance/document-wording.ts';
export type {
  CheckedInvoice,
  CheckedLine,
  CheckedParticipant,
  CheckedPlan,
  CheckedProvider,
  InvoiceFacts,
  OtherLine,
  PlanManagement,
} from './compliance/facts.ts';
export type { ComplianceCheck, ComplianceReport } from './compliance/report.ts';
export { CHECK_SEVERITIES, CHECK_STATUSES } from './compliance/rule.ts';
export type { CheckSeverity, CheckStatus } from './compliance/rule.ts';
export { COMPLIANCE_RULES } from './compliance/rules/index.ts';
export type { ComplianceRuleId } from './compliance/rules/index.ts';
export { bulkPaymentCsv, bulkPaymentFiles } from './claims/bulk-payment-files.ts';
export type { BulkPaymentFile, BulkPaymentRow } from './claims/bulk-payment-files.ts';
export { claimedBy, claimFigures } from './claims/claim-figures.ts';
export type { ClaimFigures } from './claims/claim-figures.ts';
export { bulkPaymentFormatOn } from './claims/bulk-payment-format.ts';
export type { BulkPaymentFormat } from './claims/bulk-payment-format.ts';
export { CSV_DATE_FORMATS, formatCsvDate } from './claims/csv-date.ts';
export type { CsvDateFormat } from './claims/csv-date.ts';
export { csvLine } from './claims/csv-cell.ts';
export { CANCELLATION_REASONS, CLAIM_TYPES, GST_CODES } from './claims/claim-labels.ts';
export type { CancellationReason, ClaimType, GstCode } from './claims/claim-labels.ts';
