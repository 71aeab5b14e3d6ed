import { company } from '@cleaning/company';
import type { Settings, updateSettingsRequest } from '@cleaning/contract/settings';
import type { z } from 'zod';
import type { Queryable, Transaction } from '../core/db/client.ts';
import { editRecord, type EditedRecord, type VersionedCall } from '../core/edit.ts';
import { refuseField } from '../core/http/api-error.ts';
import {
  findSettings,
  lockSettings,
  writeSettings,
  type SettingsChanges,
  type SettingsRow,
} from './settings-repository.ts';

/** The settings of the company, as other records read them. */
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

type SettingsRequest = Omit<z.output<typeof updateSettingsRequest>, 'version'>;

const settingsRecord: EditedRecord<{ readonly row: CompanySettings }, Settings, SettingsChanges> = {
  lock: async (transaction) => ({ row: withDefaults(await lockSettings(transaction)) }),
  viewOf: ({ row }) => toSettings(row),
  staleMessage: 'The settings have changed since you opened them. Check them and try again.',
  write: async (transaction, { row: { version } }, changes, { updatedAt }) => ({
    row: withDefaults(await writeSettings(transaction, version, changes, updatedAt)),
  }),
  subjectOf: () => ({ subjectType: 'settings', subjectId: null, clientId: null }),
};

/** Changes the settings, and records in the audit log who did it. */
export const updateSettings = (
  transaction: Transaction,
  call: VersionedCall,
  request: SettingsRequest,
): Promise<Settings> =>
  editRecord(settingsRecord, transaction, call, {
    changes({ row }) {
      const changes = toSettingsChanges(request);
      assertPeriod({ ...row, ...changes });
      return changes;
    },
    reason: describeChange(request),
  });

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
function describeChange({ reason = '', ...changes }: SettingsRequest): string {
  const fields = Object.keys(changes);
  const changed = `Changed ${fields.length === 0 ? 'nothing' : fields.join(', ')}.`;
  return reason === '' ? changed : `${changed} ${reason}`;
}

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
function toSettingsChanges(request: SettingsRequest): SettingsChanges {
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
