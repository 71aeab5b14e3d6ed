import { SERVICE_AREAS } from './service-areas.ts';

export { areaOfPostcode } from './service-areas.ts';

/** The opening hours of one day, on the 24-hour clock in Sydney. */
export interface OpeningHours {
  readonly opens: `${number}:${number}`;
  readonly closes: `${number}:${number}`;
}

export type Weekday =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday';

export interface Company {
  readonly name: string;
  /** The name under the icon on a phone's home screen: at most 12 characters. */
  readonly shortName: string;
  readonly tagline: string;
  readonly blurb: string;
  /** In E.164 format, for `tel:` links. */
  readonly phone: string;
  readonly phoneDisplay: string;
  /** The address of the public site, for links from elsewhere. */
  readonly website: string;
  readonly email: { readonly support: string; readonly sender: string };
  readonly hours: Readonly<Record<Weekday, OpeningHours>>;
  /** The names of the areas where the company cleans. */
  readonly serviceAreas: readonly string[];
  readonly social: { readonly facebook: string; readonly instagram: string };
  /** Australian Business Number, eleven digits. */
  readonly abn: string;
  readonly ndisRegistrationNumber: string;
  readonly bank: {
    readonly bsb: string;
    readonly accountNumber: string;
    readonly accountName: string;
    /** Null when the company is not a BPAY biller, or has no PayID. */
    readonly bpayBillerCode: string | null;
    readonly payId: string | null;
    /** Further accounts whose statements are imported. Clients see only the one above. */
    readonly otherAccounts: readonly {
      readonly bsb: string;
      readonly accountNumber: string;
      readonly accountName: string;
    }[];
  };
  /** False while the details are placeholders, which the start-up message reports. */
  readonly isRealCompany: boolean;
}

const WEEKDAY_HOURS: OpeningHours = { opens: '07:00', closes: '18:00' };

/**
 * PLACEHOLDER IDENTITY. Replace every value before going live: the name is invented, the phone
 * number is reserved for fiction, the addresses end in `.example`, and the ABN, registration number
 * and bank account are invented. No other file contains any of them, but
 * for the postcodes of the areas (`service-areas.ts`).
 */
export const company: Company = {
  name: 'Blue Wren Cleaning',
  shortName: 'Blue Wren',
  tagline: 'NDIS APPROVED PROVIDER',
  blurb: 'Home, NDIS and office cleaning across Sydney. Insured and bond-back guaranteed.',
  phone: '+61491570156',
  phoneDisplay: '0491 570 156',
  website: 'https://www.bluewrencleaning.example',
  email: {
    support: 'hello@bluewrencleaning.example',
    sender: 'no-reply@bluewrencleaning.example',
  },
  hours: {
    monday: WEEKDAY_HOURS,
    tuesday: WEEKDAY_HOURS,
    wednesday: WEEKDAY_HOURS,
    thursday: WEEKDAY_HOURS,
    friday: WEEKDAY_HOURS,
    saturday: WEEKDAY_HOURS,
    sunday: { opens: '07:00', closes: '16:00' },
  },
  serviceAreas: SERVICE_AREAS.map(({ name }) => name),
  social: {
    facebook: 'https://www.facebook.com/bluewrencleaning.example',
    instagram: 'https://www.instagram.com/bluewrencleaning.example',
  },
  abn: '18123456789',
  ndisRegistrationNumber: '4050000000',
  bank: {
    bsb: '000-000',
    accountNumber: '000000000',
    accountName: 'Blue Wren Cleaning',
    bpayBillerCode: '000000',
    payId: '18 123 456 789',
    otherAccounts: [
      { bsb: '000-000', accountNumber: '000000001', accountName: 'Blue Wren Cleaning savings' },
    ],
  },
  isRealCompany: false,
};

/** Refuses a place outside the service areas, and says how to ask all the same. */
export const OUTSIDE_AREA_MESSAGE = `Sorry, we do not come to this postcode yet. Call us on ${company.phoneDisplay} if you are close to our area.`;
