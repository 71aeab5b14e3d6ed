import { SelectField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { OptionCard, OptionGrid } from '@cleaning/ui/option-card';
import { useQuery } from '@tanstack/react-query';
import type { SiteAnswers } from './quote-answers.ts';
import { offeredPlaces, type OfferedPlace } from '#domains/clients/offered-places.ts';
import { useApi } from '#kit/api/portal-api.tsx';

/** The most places that are shown as cards; more are shown in a select. */
const MOST_CARDS = 4;

export interface SavedPlacesProps {
  site: SiteAnswers;
  onChoose: (site: SiteAnswers) => void;
}

/**
 * Fills in one of the client's saved addresses, or the last one used. Renders nothing while they load or cannot be read,
 * because the address can always be typed.
 */
export function SavedPlaces({ site, onChoose }: SavedPlacesProps) {
  const api = useApi();
  const { data } = useQuery(api.listAddresses.query({ page_size: 100 }));
  const places = data === undefined ? [] : offeredPlaces(data);
  const chosen = places.find((place) => isAtPlace(site, place));
  const choose = (place: OfferedPlace) => onChoose(placeChosen(site, place, places));

  if (places.length === 0) return null;
  if (places.length > MOST_CARDS) {
    return (
      <SelectField
        label="Your addresses"
        placeholder="Another address"
        value={chosen?.id ?? ''}
        options={places.map((place) => {
          const { title, detail } = describePlace(place);
          const used = place.isLastUsed ? ' (last used)' : '';
          return { value: place.id, label: `${title}: ${detail}${used}` };
        })}
        onChange={({ target }) => {
          const place = places.find(({ id }) => id === target.value);
          if (place !== undefined) choose(place);
        }}
      />
    );
  }
  return (
    <Fieldset legend="Your addresses" size="label">
      <OptionGrid>
        {places.map((place) => {
          const { title, detail } = describePlace(place);
          return (
            <OptionCard
              key={place.id}
              type="radio"
              name="saved-place"
              value={place.id}
              title={title}
              detail={place.isLastUsed ? [detail, 'Last used'] : detail}
              checked={place === chosen}
              onChange={() => choose(place)}
            />
          );
        })}
      </OptionGrid>
    </Fieldset>
  );
}

type Place = Omit<OfferedPlace, 'id' | 'isLastUsed'>;

/** Whether the answers have this address. */
export function isAtPlace(site: SiteAnswers, { line1, suburb, postcode }: Place): boolean {
  return (
    site.address_line1.trim() === line1 &&
    site.suburb.trim() === suburb &&
    site.postcode.trim() === postcode
  );
}

/**
 * The answers with another address. Its access notes replace the answer, unless the user typed
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

/** The label of an address, then the address itself. */
export function describePlace({ label, line1, suburb, postcode }: Place) {
  const town = `${suburb} ${postcode}`;
  return label === ''
    ? { title: line1, detail: town }
    : { title: label, detail: `${line1}, ${town}` };
}
