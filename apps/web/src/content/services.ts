import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import type { ServiceId } from '@cleaning/pricing';

/** A service that the site presents. */
export interface ServiceSummary {
  readonly id: ServiceId;
  readonly name: string;
  readonly detail: string;
  /** The address of its section on the services page. */
  readonly href: string;
}

const service = (id: ServiceId, name: string, detail: string): ServiceSummary => ({
  id,
  name,
  detail,
  href: `${PUBLIC_PATHS.services}#${id}`,
});

/** The six services of the menu and the home page, in their order. */
export const SERVICE_SUMMARIES: readonly ServiceSummary[] = [
  service('general', 'General cleaning', 'Regular cleaning to keep your home fresh.'),
  service('deep', 'Deep cleaning', 'The grout, the skirting boards and the spots that get missed.'),
  service('end-of-lease', 'End-of-lease cleaning', 'Move out with a bond-back guaranteed clean.'),
  service('ndis', 'NDIS cleaning support', 'Cleaning at home for NDIS participants.'),
  service('pet-treatment', 'Office and commercial', 'Desks, kitchens and shared spaces.'),
  service('window-carpet', 'Window and carpet', 'Clear glass and freshly steamed carpet.'),
];
