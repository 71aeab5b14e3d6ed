import type { Quote } from '@cleaning/contract/quotes';
import { Text } from '@cleaning/ui/text';

export interface AddressTextProps {
  readonly address: Pick<Quote, 'address_line1' | 'suburb' | 'postcode'>;
}

/** An address on two lines, or a note that there is none yet. */
export function AddressText({ address: { address_line1, suburb, postcode } }: AddressTextProps) {
  const street = address_line1 ?? '';
  const place = [suburb, postcode && `NSW ${postcode}`].filter(Boolean).join(' ');
  if (street === '' && place === '') return 'Not given yet';
  return (
    <Text as="span" wrap="as-typed">
      {[street, place].filter((line) => line !== '').join('\n')}
    </Text>
  );
}

/** Free text with its line breaks, or a note that there is none. */
export function FreeText({ text }: { text: string }) {
  if (text.trim() === '') return 'Nothing to add';
  return (
    <Text as="span" wrap="as-typed">
      {text}
    </Text>
  );
}
