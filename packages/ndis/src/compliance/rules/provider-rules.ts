import { isValidAbn } from '../../identity/abn.ts';
import { parseItemNumber } from '../../items/item-number.ts';
import type { InvoiceFacts } from '../facts.ts';
import {
  fail,
  invoiceRule,
  isPresent,
  PASS,
  passIf,
  serviceDatesOf,
  showDay,
  skip,
} from '../rule.ts';

/** The registration group of household tasks, which includes all cleaning. */
export const HOUSEHOLD_GROUP = '0120';

const NOT_AGENCY = skip('Only agency-managed supports need a registered provider.');

const isAgencyManaged = ({ participant }: InvoiceFacts) => participant.planManagement === 'agency';

/**
 * The registration groups of the items on an invoice, without repetitions; household tasks when no
 * item states one.
 */
const groupsOf = ({ lines }: InvoiceFacts): string[] => [
  ...new Set(
    lines.map(
      ({ itemNumber }) => parseItemNumber(itemNumber ?? '')?.registrationGroup ?? HOUSEHOLD_GROUP,
    ),
  ),
];

/** Rules about the company. */
export const PROVIDER_RULES = [
  invoiceRule('PRV-01', 'The invoice says who sends it.', 'error', ({ provider }) =>
    passIf(
      isPresent(provider.businessName),
      'provider_name',
      'The name of the business is missing. A payer must see who is paid. Add it to the company’s details.',
    ),
  ),
  invoiceRule('PRV-02', 'The company’s ABN is valid.', 'error', ({ provider }) =>
    passIf(
      isValidAbn(provider.abn),
      'provider_abn',
      'The company’s ABN is missing or mistyped: its eleven digits do not fit together. Payers must hold back tax without a valid one. Correct the company’s details.',
    ),
  ),
  invoiceRule(
    'PRV-03',
    'The company’s NDIS registration number is on record.',
    'error',
    (facts) => {
      if (!isAgencyManaged(facts)) return NOT_AGENCY;
      const { registrationNumber } = facts.provider;
      return passIf(
        isPresent(registrationNumber) && /^\d+$/u.test(registrationNumber),
        'provider_registration_number',
        'The company’s NDIS registration number is missing, or has something other than digits. Only a registered provider can claim from an agency-managed plan. Correct the company’s details.',
      );
    },
  ),
  invoiceRule(
    'PRV-04',
    'The registration number starts with 405, as they do.',
    'warning',
    ({ provider: { registrationNumber } }) => {
      if (!isPresent(registrationNumber))
        return skip('There is no registration number to look at.');
      return passIf(
        registrationNumber.startsWith('405'),
        'provider_registration_number',
        'The company’s NDIS registration number does not start with 405. Nearly all do, so it may be mistyped. Compare it with the certificate of registration.',
      );
    },
  ),
  invoiceRule(
    'PRV-05',
    'The registration covers every support item on its date of service.',
    'error',
    (facts) => {
      if (!isAgencyManaged(facts)) return NOT_AGENCY;
      const { registrationFrom: from, registrationTo: to, registrationGroups } = facts.provider;
      const missing = groupsOf(facts).find((group) => !registrationGroups.includes(group));
      if (missing !== undefined) {
        return fail(
          'ndis_registration_groups',
          `The company’s registration does not cover group ${missing}${missing === HOUSEHOLD_GROUP ? ', household tasks' : ''}. The agency refuses a claim outside of it. Choose an item of another group, or check the registration groups in the settings.`,
        );
      }
      if (from === null) {
        return fail(
          'ndis_registration_from',
          'Nobody has recorded since when the registration is in force. Claims before it are refused. Enter its dates in the settings.',
        );
      }
      const outside = serviceDatesOf(facts).find(
        (date) => date < from || (to !== null && date > to),
      );
      return outside === undefined
        ? PASS
        : fail(
            'ndis_registration_to',
            `The registration is not in force on ${showDay(outside)}. A claim for that day is refused. Check the dates of service, and those of the registration in the settings.`,
          );
    },
  ),
] as const;
