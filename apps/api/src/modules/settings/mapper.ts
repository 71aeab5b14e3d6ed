import type { Settings, updateSettingsRequest } from '@cleaning/contract';
import type { z } from 'zod';
import type { CompanySettings } from './service.ts';
import type { SettingsChanges } from './settings-repository.ts';

/** The settings as the API shows them. */
export function toSettings(settings: CompanySettings): Settings {
  return {
    version: settings.version,
    gst_registered: settings.gstRegistered,
    cancellation_notice_days: settings.cancellationNoticeDays,
    quote_validity_days: settings.quoteValidityDays,
    invoice_due_days: settings.invoiceDueDays,
    kilometre_rate_cents: settings.kilometreRateCents,
    ndis_registration_from: settings.ndisRegistrationFrom,
    ndis_registration_to: settings.ndisRegistrationTo,
    ndis_registration_groups: settings.ndisRegistrationGroups,
    remittance_email: settings.remittanceEmail,
    csv_date_format: settings.csvDateFormat,
    updated_at: settings.updatedAt?.toISOString() ?? null,
  };
}

/** The columns that a request writes: what it leaves out is not among them. */
export function toSettingsChanges(
  request: z.output<typeof updateSettingsRequest>,
): SettingsChanges {
  const columns = {
    gstRegistered: request.gst_registered,
    cancellationNoticeDays: request.cancellation_notice_days,
    quoteValidityDays: request.quote_validity_days,
    invoiceDueDays: request.invoice_due_days,
    kilometreRateCents: request.kilometre_rate_cents,
    ndisRegistrationFrom: request.ndis_registration_from,
    ndisRegistrationTo: request.ndis_registration_to,
    ndisRegistrationGroups: request.ndis_registration_groups,
    remittanceEmail: request.remittance_email,
    csvDateFormat: request.csv_date_format,
  };
  // Keys without a value are gone, which the type of a filtered list cannot say.
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as SettingsChanges;
}
