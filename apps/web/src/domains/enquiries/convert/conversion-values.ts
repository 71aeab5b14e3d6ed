import {
  convertEnquiryRequest,
  type ConvertEnquiryRequest,
  type Enquiry,
} from '@cleaning/contract/enquiries';
import type { QuoteChoices } from '@cleaning/contract/quotes';
import { formatPhone } from '@cleaning/contract/rules';
import type { RoomId } from '@cleaning/pricing';
import type { Path } from 'react-hook-form';
import type { EnquiryReading } from '../reading/read-enquiry.ts';
import {
  CHOICE_NAMES,
  NO_VISIT_CHOICES,
  type StaffChoices,
  toQuoteRequest,
} from '#domains/quotes/staff-choices.ts';
import { draftAnswer } from './draft-answer.ts';

/** The form values. An empty text means no answer. */
export interface ConversionValues {
  new_client: {
    first_name: string;
    last_name: string;
    email: string;
    phone_number: string;
    client_type: 'general' | 'ndis';
  };
  withQuote: boolean;
  quote: StaffChoices;
  answer: string;
}

/** The field names in reading order. */
export const CONVERSION_FIELDS = [
  'new_client.first_name',
  'new_client.last_name',
  'new_client.email',
  'new_client.phone_number',
  'answer',
  ...CHOICE_NAMES.map((name) => `quote.${name}` as const),
] as const satisfies readonly Path<ConversionValues>[];

/** A guess at the rooms of a usual home, until the client confirms them. */
const USUAL_ROOMS = { bedroom: 1, bathroom: 1, kitchen: 1, living: 1 } as const;

/**
 * The rooms that are still guessed: the message does not mention them, and nobody has changed their
 * number.
 */
export function guessedRooms(
  rooms: QuoteChoices['rooms'],
  { rooms: said }: Pick<EnquiryReading, 'rooms'>,
): readonly RoomId[] {
  return (Object.keys(USUAL_ROOMS) as (keyof typeof USUAL_ROOMS)[]).filter(
    (id) => said[id] === undefined && rooms[id] === USUAL_ROOMS[id],
  );
}

/** What an enquiry says about the clean, with the rooms of a usual home. */
export function choicesOfEnquiry({ topic }: Pick<Enquiry, 'topic'>, reading: EnquiryReading) {
  const isNdis = topic === 'ndis' || reading.isNdis;
  return {
    service_id: reading.serviceId ?? (isNdis ? ('ndis' as const) : ('general' as const)),
    rooms: { ...USUAL_ROOMS, ...reading.rooms },
    addon_ids: [...reading.addonIds],
    ...(reading.suburb === null && reading.street === null
      ? {}
      : {
          address_line1: reading.street ?? '',
          suburb: reading.suburb ?? '',
          postcode: reading.postcode ?? '',
        }),
    preferred_date: reading.preferredDate ?? '',
  };
}

/** The initial values from an enquiry. The last word of the name is used as the last name. */
export function toConversionValues(
  { name, email, phone_number: phone, topic }: Enquiry,
  reading: EnquiryReading,
): ConversionValues {
  const words = name.split(' ');
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = lastName === '' ? name : words.slice(0, -1).join(' ');
  const isNdis = topic === 'ndis' || reading.isNdis;
  const quote: ConversionValues['quote'] = {
    ...NO_VISIT_CHOICES,
    address_line1: '',
    suburb: '',
    postcode: '',
    ...choicesOfEnquiry({ topic }, reading),
  };
  return {
    new_client: {
      first_name: firstName,
      last_name: lastName,
      email,
      phone_number: formatPhone(phone ?? reading.phone ?? ''),
      client_type: isNdis ? 'ndis' : 'general',
    },
    withQuote: true,
    quote,
    answer: draftAnswer(firstName, quote, guessedRooms(quote.rooms, reading)),
  };
}

/**
 * The API request from the form values. For a known client, only a quote is created.
 *
 * @param prepared the answer that the form started with. It is about the quote, so it is not sent
 * without one.
 */
export function toConversionRequest(
  { new_client: newClient, withQuote, quote, answer }: ConversionValues,
  { version, same_address_client: client }: Pick<Enquiry, 'version' | 'same_address_client'>,
  prepared: string,
): ConvertEnquiryRequest {
  const hasQuote = withQuote || client !== null;
  return {
    version,
    client_id: client?.id ?? null,
    new_client:
      client === null
        ? {
            ...newClient,
            phone_number: textOrNull(newClient.phone_number),
            address: wholeAddress(quote),
          }
        : null,
    quote: hasQuote ? toQuoteRequest(quote) : null,
    answer: !hasQuote && answer === prepared ? '' : answer,
  };
}

type NewAddress = NonNullable<ConvertEnquiryRequest['new_client']>['address'];

const newAddress = convertEnquiryRequest.shape.new_client.unwrap().shape.address;

/** The main address of the client; left out while it is incomplete. */
function wholeAddress({ address_line1, suburb, postcode }: ConversionValues['quote']): NewAddress {
  const address = { line1: address_line1, suburb, postcode };
  return newAddress.safeParse(address).success ? address : undefined;
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);
