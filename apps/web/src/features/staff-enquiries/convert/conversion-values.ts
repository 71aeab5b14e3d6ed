import type { ConvertEnquiryRequest, Enquiry, QuoteChoices } from '@cleaning/contract';
import { formatPhone } from '@cleaning/contract/rules';
import type { Path } from 'react-hook-form';

/** What the form holds. An empty text is no answer. */
export interface ConversionValues {
  new_client: {
    first_name: string;
    last_name: string;
    email: string;
    phone_number: string;
    client_type: 'general' | 'ndis';
  };
  withQuote: boolean;
  quote: QuoteChoices & {
    address_line1: string;
    suburb: string;
    postcode: string;
    preferred_date: string;
  };
  answer: string;
}

/** Every field in the order it is read. */
export const CONVERSION_FIELDS = [
  'new_client.first_name',
  'new_client.last_name',
  'new_client.email',
  'new_client.phone_number',
  'answer',
  'quote.service_id',
  'quote.address_line1',
  'quote.suburb',
  'quote.postcode',
  'quote.preferred_date',
] as const satisfies readonly Path<ConversionValues>[];

/** What an enquiry says already. The last word of a name is taken for the last name. */
export function valuesOf({ name, email, phone_number: phone, topic }: Enquiry): ConversionValues {
  const words = name.split(' ');
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const isNdis = topic === 'ndis';
  return {
    new_client: {
      first_name: lastName === '' ? name : words.slice(0, -1).join(' '),
      last_name: lastName,
      email,
      phone_number: phone === null ? '' : formatPhone(phone),
      client_type: isNdis ? 'ndis' : 'general',
    },
    withQuote: true,
    quote: {
      service_id: isNdis ? 'ndis' : 'general',
      rooms: { bedroom: 1, bathroom: 1, kitchen: 1 },
      addon_ids: [],
      timeline_id: 'standard',
      address_line1: '',
      suburb: '',
      postcode: '',
      preferred_date: '',
    },
    answer: '',
  };
}

/** The call that the form's values make. A known client gets a quote alone. */
export function requestOf(
  { new_client: newClient, withQuote, quote, answer }: ConversionValues,
  { version, same_address_client: client }: Pick<Enquiry, 'version' | 'same_address_client'>,
): ConvertEnquiryRequest {
  return {
    version,
    client_id: client?.id ?? null,
    new_client:
      client === null ? { ...newClient, phone_number: textOrNull(newClient.phone_number) } : null,
    quote:
      withQuote || client !== null
        ? {
            ...quote,
            address_line1: textOrNull(quote.address_line1),
            suburb: textOrNull(quote.suburb),
            postcode: textOrNull(quote.postcode),
            preferred_date: textOrNull(quote.preferred_date),
          }
        : null,
    answer,
  };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);
