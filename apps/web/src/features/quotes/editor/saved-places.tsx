import type { Address } from '@cleaning/contract';
import { SelectField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { useQuery } from '@tanstack/react-query';
import type { SiteAnswers } from './quote-answers.ts';
import { usePortalApi } from '../../../shared/portal-api/portal-api.tsx';

/** As many places as are shown at once; more of them are a list to choose from. */
const MOST_CARDS = 4;

export interface SavedPlacesProps {
  site: SiteAnswers;
  onChoose: (site: SiteAnswers) => void;
}

/**
 * The places of the client's account, to be filled in with one press. It is an offer: while they load,
 * or when they cannot be read, the address is typed.
 */
export function SavedPlaces({ site, onChoose }: SavedPlacesProps) {
  const { queries } = usePortalApi();
  const { data } = useQuery(queries.accounts.addresses());
  const places = data?.results ?? [];
  const chosen = places.find((place) => isAtPlace(site, place));
  const choose = (place: Address) => onChoose(placeChosen(site, place, places));

  if (places.length === 0) return null;
  if (places.length > MOST_CARDS) {
    return (
      <SelectField
        label="Your saved addresses"
        placeholder="Another address"
        value={chosen?.id ?? ''}
        options={places.map((place) => {
          const { title, detail } = describePlace(place);
          return { value: place.id, label: `${title}: ${detail}` };
        })}
        onChange={({ target }) => {
          const place = places.find(({ id }) => id === target.value);
          if (place !== undefined) choose(place);
        }}
      />
    );
  }
  return (
    <Fieldset legend="Your saved addresses" size="label">
      <OptionGrid>
        {places.map((place) => (
          <OptionCard
            key={place.id}
            type="radio"
            name="saved-place"
            value={place.id}
            {...describePlace(place)}
            checked={place === chosen}
            onChange={() => choose(place)}
          />
        ))}
      </OptionGrid>
    </Fieldset>
  );
}

type Place = Pick<Address, 'label' | 'line1' | 'suburb' | 'postcode' | 'access_notes'>;

/** Whether the answers are about this place. */
export function isAtPlace(site: SiteAnswers, { line1, suburb, postcode }: Place): boolean {
  return (
    site.address_line1.trim() === line1 &&
    site.suburb.trim() === suburb &&
    site.postcode.trim() === postcode
  );
}

/**
 * The answers at another place. How to get in comes with it, unless the user typed something of
 * their own.
 */
export function placeChosen(
  site: SiteAnswers,
  { line1, suburb, postcode, access_notes }: Place,
  places: readonly Place[],
): SiteAnswers {
  const notes = site.access_notes.trim();
  const isTheirOwn = notes !== '' && !places.some((place) => place.access_notes === notes);
  return {
    ...site,
    address_line1: line1,
    suburb,
    postcode,
    access_notes: isTheirOwn ? site.access_notes : access_notes,
  };
}

/** A place as the client calls it, then where it is. */
export function describePlace({ label, line1, suburb, postcode }: Place) {
  const town = `${suburb} ${postcode}`;
  return label === ''
    ? { title: line1, detail: town }
    : { title: label, detail: `${line1}, ${town}` };
}
