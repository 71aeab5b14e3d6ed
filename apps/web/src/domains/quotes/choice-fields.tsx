import {
  ADDON_IDS,
  ADDONS,
  estimate,
  formatAud,
  formatMoney,
  MAX_ROOM_COUNT,
  ROOM_IDS,
  ROOMS,
  SERVICE_IDS,
  SERVICES,
  type AddonId,
  type RoomId,
  sydneyDateOf,
  type ServiceId,
} from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { Badge } from '@cleaning/ui/badge';
import { CheckboxField, SelectField, TextAreaField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { Stepper } from '@cleaning/ui/stepper';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { PRICE_ON_REQUEST, roomName, roomPlural } from '#content/price-texts.ts';
import { FirstVisitQuestion } from '#domains/appointments/first-visit/first-visit-question.tsx';
import { HowOftenQuestion } from '#domains/appointments/first-visit/how-often-question.tsx';
import type { VisitWishes } from '#domains/appointments/first-visit/visit-wishes.ts';
import { AddressFields } from '#kit/forms/address-fields.tsx';
import type { FieldProps } from '#kit/forms/use-schema-form.ts';
import { useNow } from '#kit/hooks/use-now.ts';
import styles from './choice-fields.module.css';
import { totalLabel } from './format-quote.ts';
import {
  type CHOICE_NAMES,
  choicesOfWishes,
  toPricingChoices,
  isOutsideAreas,
  type StaffChoices,
  totalOfChoices,
  toVisitWishes,
} from './staff-choices.ts';
import { TimingChoice } from './timing-choice.tsx';

type ChoiceName = (typeof CHOICE_NAMES)[number];

export interface ChoiceFieldsProps {
  readonly choices: StaffChoices;
  readonly field: (name: ChoiceName) => FieldProps;
  readonly onChange: (changed: Partial<StaffChoices>) => void;
  /** The rooms with a guessed count, which need to be confirmed. */
  readonly guessedRooms?: readonly RoomId[];
  /** Omits the address, which another part of the form asks for. */
  readonly withoutPlace?: boolean;
  /** Omits the list price, beside lines that staff price themselves. */
  readonly withoutTotal?: boolean;
}

/** The fields for the service, address, date and price of a clean that staff enter for a client. */
export function ChoiceFields({
  choices,
  field,
  onChange,
  guessedRooms = [],
  withoutPlace = false,
  withoutTotal = false,
}: ChoiceFieldsProps) {
  const { service_id: serviceId, rooms, addon_ids: addonIds } = choices;
  const today = sydneyDateOf(useNow());
  const clean = toPricingChoices(choices);
  const wishes = toVisitWishes(choices);
  const price = estimate({ ...clean, timelineId: 'standard' });
  const toggle = (id: AddonId) =>
    onChange({
      addon_ids: addonIds.includes(id)
        ? addonIds.filter((other) => other !== id)
        : [...addonIds, id],
    });
  // Another timing was chosen for its day, so another day has its own again.
  const changeVisit = (changed: Partial<VisitWishes>) =>
    onChange({
      ...choicesOfWishes({ ...wishes, ...changed }),
      ...(changed.preferredDate === undefined ? {} : { timeline_id: '' as const }),
    });
  return (
    <>
      <SelectField
        {...field('service_id')}
        label="Service"
        options={SERVICE_IDS.map((id) => ({
          value: id,
          label: `${SERVICES[id].name}, ${listPrice(id)}`,
        }))}
      />
      <div>
        {ROOM_IDS.map((id) => (
          <div key={id} className={styles['room']}>
            <span>
              <b>{ROOMS[id].plural}</b>
              <small>
                {guessedRooms.includes(id) ? <Badge tone="warning">Not said, ask</Badge> : null}
                {`${formatMoney(ROOMS[id].priceCents)} each`}
              </small>
            </span>
            <div className={styles['count']}>
              <Stepper
                label={roomName(id)}
                plural={roomPlural(id)}
                value={rooms[id] ?? 0}
                max={MAX_ROOM_COUNT}
                onChange={(count) => onChange({ rooms: { ...rooms, [id]: count } })}
              />
              <b>{formatMoney(ROOMS[id].priceCents * (rooms[id] ?? 0))}</b>
            </div>
          </div>
        ))}
      </div>
      <Fieldset legend="Extras" size="label">
        <div className={styles['extras']}>
          {ADDON_IDS.map((id) => (
            <CheckboxField
              key={id}
              label={`${ADDONS[id].name}, ${formatMoney(ADDONS[id].priceCents)}`}
              checked={addonIds.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      </Fieldset>
      {withoutPlace ? null : <PlaceFields choices={choices} field={field} />}
      <HowOftenQuestion
        legend="How often?"
        size="label"
        serviceId={serviceId}
        intervalWeeks={wishes.intervalWeeks}
        price={price.status === 'priced' ? formatAud(price.totalCents) : null}
        onChosen={(intervalWeeks) => changeVisit({ intervalWeeks })}
      />
      <FirstVisitQuestion
        id={field('preferred_date').id}
        legend="When is the first visit?"
        size="label"
        reader="staff"
        clean={clean}
        wishes={wishes}
        today={today}
        error={field('preferred_date').error}
        onChange={changeVisit}
      />
      <TimingChoice
        choices={choices}
        today={today}
        reason={field('timeline_reason')}
        onChosen={(timeline) => onChange({ timeline_id: timeline })}
      />
      {withoutTotal ? null : (
        <Total serviceId={choices.service_id} total={totalOfChoices(choices, today)} />
      )}
    </>
  );
}

interface PlaceFieldsProps extends Pick<ChoiceFieldsProps, 'choices' | 'field'> {
  readonly placeholder?: string;
  /** Set where the place can be left to the client. */
  readonly optional?: boolean;
}

/** The address fields, and why we take a place outside our areas. */
export function PlaceFields({ choices, field, placeholder, optional = true }: PlaceFieldsProps) {
  const answer = (name: ChoiceName) => ({
    ...field(name),
    autoComplete: 'off',
    optional,
    placeholder,
  });
  return (
    <>
      <AddressFields
        street={answer('address_line1')}
        suburb={answer('suburb')}
        postcode={answer('postcode')}
      />
      <OutsideArea
        suburb={choices.suburb}
        postcode={choices.postcode}
        reason={field('outside_area_reason')}
      />
    </>
  );
}

interface OutsideAreaProps {
  readonly suburb: string;
  readonly postcode: string;
  /** The field for why we take a place outside. */
  readonly reason: FieldProps;
}

/** Says when a place is outside our areas, and asks staff why we take it. */
function OutsideArea({ suburb, postcode, reason }: OutsideAreaProps) {
  if (!isOutsideAreas(postcode)) return null;
  const place = [suburb, postcode].map((part) => part.trim()).filter((part) => part !== '');
  return (
    <>
      <Alert
        tone="warning"
        icon={MapPinOff}
        live
        title={`${place.join(' ')} is outside our areas.`}
      >
        <p>You can take it with a reason.</p>
      </Alert>
      <TextAreaField
        {...reason}
        label="Why outside our areas"
        hint="The quote keeps it. Only we can read it."
        rows={2}
        maxLength={500}
      />
    </>
  );
}

function listPrice(id: ServiceId): string {
  const { priceCents } = SERVICES[id];
  return priceCents === null ? PRICE_ON_REQUEST : formatMoney(priceCents);
}

function Total({
  serviceId,
  total,
}: {
  readonly serviceId: ServiceId;
  readonly total: number | null;
}) {
  return (
    <output className={styles['total']}>
      <span>{total === null ? 'Total' : totalLabel(serviceId, total)}</span>
      <b>{total === null ? PRICE_ON_REQUEST : formatMoney(total)}</b>
    </output>
  );
}
