import { company } from '@cleaning/company';
import type { Settings, updateSettingsRequest } from '@cleaning/contract/settings';
import type { z } from 'zod';
import { recordAudit } from '../core/audit/record-audit.ts';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { ApiError, refuseField } from '../core/http/api-error.ts';
import {
  findSettings,
  lockSettings,
  writeSettings,
  type SettingsChanges,
  type SettingsRow,
} from './settings-repository.ts';

/** The settings of the company, as the services of records read them. */
export type CompanySettings = Omit<SettingsRow, 'id' | 'remittanceEmail'> & {
  /** The support address unless another one is set. */
  readonly remittanceEmail: string;
};

/** Reads the present settings. */
export const readSettings = async (queryable: Queryable): Promise<CompanySettings> =>
  withDefaults(await findSettings(queryable));

const withDefaults = ({ id: _id, ...row }: SettingsRow): CompanySettings => ({
  ...row,
  remittanceEmail: row.remittanceEmail ?? company.email.support,
});

interface SettingsChange {
  readonly request: z.output<typeof updateSettingsRequest>;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Changes the settings, and records in the audit log who did it.
 *
 * @throws ApiError `stale_version` when the settings have changed since the caller read them.
 */
export async function updateSettings(
  transaction: Transaction,
  { request, actorId, now }: SettingsChange,
): Promise<Settings> {
  const seen = withDefaults(await lockSettings(transaction));
  if (seen.version !== request.version) throw staleSettings(seen);
  const changes = toSettingsChanges(request);
  assertPeriod({ ...seen, ...changes });
  const row = await writeSettings(transaction, seen.version, changes, now);
  await recordAudit(transaction, {
    actorId,
    action: 'update',
    subjectType: 'settings',
    subjectId: null,
    clientId: null,
    reason: describeChange(request),
    now,
  });
  return toSettings(withDefaults(row));
}

function assertPeriod({
  ndisRegistrationFrom: from,
  ndisRegistrationTo: to,
}: Pick<SettingsRow, 'ndisRegistrationFrom' | 'ndisRegistrationTo'>): void {
  if (from === null && to !== null) {
    throw refuseField('ndis_registration_from', 'Enter the day on which the registration began.');
  }
  if (from !== null && to !== null && to < from) {
    throw refuseField('ndis_registration_to', 'The last day cannot be before the first.');
  }
}

/**
 * The audit text: which settings changed, and why if a reason was given. Values are never logged.
 */
function describeChange({
  version: _version,
  reason = '',
  ...changes
}: SettingsChange['request']): string {
  const fields = Object.keys(changes);
  const changed = `Changed ${fields.length === 0 ? 'nothing' : fields.join(', ')}.`;
  return reason === '' ? changed : `${changed} ${reason}`;
}

const staleSettings = (current: CompanySettings): ApiError =>
  new ApiError(
    'stale_version',
    'The settings have changed since you opened them. Check them and try again.',
    { current: toSettings(current) },
  );

/** The settings as the API shows them. */
export function toSettings(settings: CompanySettings): Settings {
  return {
    version: settings.version,
    gst_registered: settings.gstRegistered,
    cancellation_notice_days: settings.cancellationNoticeDays,
    late_cancellation_percent: settings.lateCancellationPercent,
    quote_validity_days: settings.quoteValidityDays,
    invoice_due_days: settings.invoiceDueDays,
    billing_step_hundredths: settings.billingStepHundredths,
    kilometre_rate_cents: settings.kilometreRateCents,
    ndis_registration_from: settings.ndisRegistrationFrom,
    ndis_registration_to: settings.ndisRegistrationTo,
    ndis_registration_groups: settings.ndisRegistrationGroups,
    remittance_email: settings.remittanceEmail,
    csv_date_format: settings.csvDateFormat,
    xero_sales_account: settings.xeroSalesAccount,
    xero_ndis_account: settings.xeroNdisAccount,
    myob_sales_account: settings.myobSalesAccount,
    myob_ndis_account: settings.myobNdisAccount,
    myob_bank_account: settings.myobBankAccount,
    updated_at: settings.updatedAt?.toISOString() ?? null,
  };
}

/** The columns that a request writes. Fields that it leaves out are not included. */
function toSettingsChanges(request: z.output<typeof updateSettingsRequest>): SettingsChanges {
  const columns = {
    gstRegistered: request.gst_registered,
    cancellationNoticeDays: request.cancellation_notice_days,
    lateCancellationPercent: request.late_cancellation_percent,
    quoteValidityDays: request.quote_validity_days,
    invoiceDueDays: request.invoice_due_days,
    billingStepHundredths: request.billing_step_hundredths,
    kilometreRateCents: request.kilometre_rate_cents,
    ndisRegistrationFrom: request.ndis_registration_from,
    ndisRegistrationTo: request.ndis_registration_to,
    ndisRegistrationGroups: request.ndis_registration_groups,
    remittanceEmail: request.remittance_email,
    csvDateFormat: request.csv_date_format,
    xeroSalesAccount: request.xero_sales_account,
    xeroNdisAccount: request.xero_ndis_account,
    myobSalesAccount: request.myob_sales_account,
    myobNdisAccount: request.myob_ndis_account,
    myobBankAccount: request.myob_bank_account,
  };
  // Keys without a value were removed, which TypeScript cannot infer.
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as SettingsChanges;
}
