import { SERVICES } from '@cleaning/pricing';
import { describeHowOften, describeWish } from '#domains/appointments/first-visit/visit-wishes.ts';
import { describeAddons, describeRooms } from '../../format-quote.ts';
import type { VersionDifference, VersionSides } from '#kit/versions/version-difference.ts';
import { type QuoteAnswers, type WireAnswers, wireAnswers } from './quote-answers.ts';

interface Part {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly (keyof WireAnswers)[];
  readonly describe: (answers: QuoteAnswers) => string;
  readonly take: (from: QuoteAnswers, into: QuoteAnswers) => QuoteAnswers;
}

/**
 * The answers that a user chooses between. The address is one answer, since a mixture of two would
 * be a wrong address.
 */
const PARTS = [
  choicePart('service', 'Service', 'service_id', 'serviceId', (id) => SERVICES[id].name),
  choicePart('rooms', 'Rooms', 'rooms', 'rooms', describeRooms),
  choicePart('extras', 'Extras', 'addon_ids', 'addonIds', describeAddons),
  {
    id: 'address',
    label: 'Address',
    fields: ['address_line1', 'suburb', 'postcode'],
    describe: ({ site }) =>
      textOrNone([site.address_line1, site.suburb, site.postcode].filter(Boolean).join(', ')),
    take: ({ site: { address_line1, suburb, postcode } }, into) => ({
      ...into,
      site: { ...into.site, address_line1, suburb, postcode },
    }),
  },
  {
    id: 'access',
    label: 'Getting in',
    fields: ['access_notes'],
    describe: ({ site }) => textOrNone(site.access_notes.trim()),
    take: ({ site }, into) => ({
      ...into,
      site: { ...into.site, access_notes: site.access_notes },
    }),
  },
  {
    id: 'often',
    label: 'How often',
    fields: ['interval_weeks'],
    describe: ({ wishes }) => describeHowOften(wishes.intervalWeeks),
    take: ({ wishes: { intervalWeeks } }, into) => ({
      ...into,
      wishes: { ...into.wishes, intervalWeeks },
    }),
  },
  {
    id: 'date',
    label: 'First visit',
    fields: ['preferred_date', 'preferred_time', 'second_date', 'second_time'],
    describe: ({ wishes: { preferredDate, preferredTime, secondDate, secondTime } }) =>
      [
        describeWish(preferredDate, preferredTime),
        ...(secondDate === '' ? [] : [describeWish(secondDate, secondTime)]),
      ].join(', or '),
    take: ({ wishes }, into) => ({
      ...into,
      wishes: { ...wishes, intervalWeeks: into.wishes.intervalWeeks },
    }),
  },
] as const satisfies readonly Part[];

type PartId = (typeof PARTS)[number]['id'];

/** The answers that differ between two versions of a draft. */
export const conflictRows = ({ local, remote, base }: VersionSides<QuoteAnswers>) =>
  PARTS.filter((part) => isPartDifferent(part, local, remote)).map(
    (part): VersionDifference<PartId> => ({
      id: part.id,
      label: part.label,
      local: part.describe(local),
      remote: part.describe(remote),
      suggested: isPartDifferent(part, local, base) ? 'local' : 'remote',
    }),
  );

/** Merges two versions: the named answers from the other one, the rest from the local one. */
export function mergeAnswers(
  { local, remote }: Pick<VersionSides<QuoteAnswers>, 'local' | 'remote'>,
  takenFromRemote: readonly PartId[],
) {
  return PARTS.filter(({ id }) => takenFromRemote.includes(id)).reduce<QuoteAnswers>(
    (merged, part) => part.take(remote, merged),
    local,
  );
}

function isPartDifferent({ fields }: Part, a: QuoteAnswers, b: QuoteAnswers): boolean {
  const [wireA, wireB] = [wireAnswers(a), wireAnswers(b)];
  return fields.some((field) => JSON.stringify(wireA[field]) !== JSON.stringify(wireB[field]));
}

function choicePart<Id extends string, Key extends keyof QuoteAnswers['choices']>(
  id: Id,
  label: string,
  field: keyof WireAnswers,
  key: Key,
  describe: (value: QuoteAnswers['choices'][Key]) => string,
) {
  return {
    id,
    label,
    fields: [field],
    describe: ({ choices }: QuoteAnswers) => describe(choices[key]),
    take: ({ choices }: QuoteAnswers, into: QuoteAnswers) => ({
      ...into,
      choices: { ...into.choices, [key]: choices[key] },
    }),
  };
}

function textOrNone(text: string): string {
  return text === '' ? 'Nothing' : text;
}
