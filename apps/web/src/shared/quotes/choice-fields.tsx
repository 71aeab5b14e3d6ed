import { priceOfChoices, type QuoteChoices } from '@cleaning/contract';
import {
  ADDON_IDS,
  ADDONS,
  formatAud,
  gstIncludedIn,
  MAX_ROOM_COUNT,
  ROOM_IDS,
  ROOMS,
  SERVICE_IDS,
  SERVICES,
  TIMELINE_IDS,
  TIMELINES,
  type AddonId,
  type RoomId,
  type ServiceId,
} from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { Stepper } from '@cleaning/ui/stepper';
import { PRICE_ON_REQUEST, roomName, roomPlural } from '../../content/price-texts.ts';
import { AddressFields } from '../forms/address-fields.tsx';
import type { FieldProps } from '../forms/use-schema-form.ts';
import styles from './choice-fields.module.css';

type ChoiceName =
  | 'service_id'
  | 'timeline_id'
  | 'address_line1'
  | 'suburb'
  | 'postcode'
  | 'preferred_date';

export interface ChoiceFieldsProps {
  readonly choices: QuoteChoices;
  readonly field: (name: ChoiceName) => FieldProps;
  readonly onRoom: (id: RoomId, count: number) => void;
  readonly onAddons: (ids: AddonId[]) => void;
  /** The rooms with a guessed count, which need to be confirmed. */
  readonly guessedRooms?: readonly RoomId[];
  /** Omits the address, which another part of the form asks for. */
  readonly withoutPlace?: boolean;
}

const ALWAYS = { decimals: 'always' } as const;

/** The fields for the service, address, date and price of a clean that staff enter for a client. */
export function ChoiceFields({
  choices,
  field,
  onRoom,
  onAddons,
  guessedRooms = [],
  withoutPlace = false,
}: ChoiceFieldsProps) {
  const { rooms, addon_ids: addonIds } = choices;
  const toggle = (id: AddonId) =>
    onAddons(addonIds.includes(id) ? addonIds.filter((other) => other !== id) : [...addonIds, id]);
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
                {`${formatAud(ROOMS[id].priceCents, ALWAYS)} each`}
              </small>
            </span>
            <div className={styles['count']}>
              <Stepper
                label={roomName(id)}
                plural={roomPlural(id)}
                value={rooms[id] ?? 0}
                max={MAX_ROOM_COUNT}
                onChange={(count) => onRoom(id, count)}
              />
              <b>{formatAud(ROOMS[id].priceCents * (rooms[id] ?? 0), ALWAYS)}</b>
            </div>
          </div>
        ))}
      </div>
      <Fieldset legend="Extras" size="label">
        <div className={styles['extras']}>
          {ADDON_IDS.map((id) => (
            <CheckboxField
              key={id}
              label={`${ADDONS[id].name}, ${formatAud(ADDONS[id].priceCents, ALWAYS)}`}
              checked={addonIds.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      </Fieldset>
      {withoutPlace ? null : <PlaceFields field={field} />}
      <div className={styles['pair']}>
        <TextField {...field('preferred_date')} label="First choice" optional type="date" numeric />
        <SelectField
          {...field('timeline_id')}
          label="Timing"
          options={TIMELINE_IDS.map((id) => ({
            value: id,
            label: `${TIMELINES[id].name}, ${TIMELINES[id].detail.toLowerCase()}`,
          }))}
        />
      </div>
      <Total choices={choices} />
    </>
  );
}

/** The address fields, which may be left empty. */
export function PlaceFields({
  field,
  placeholder,
}: Pick<ChoiceFieldsProps, 'field'> & { readonly placeholder?: string }) {
  const answer = (name: ChoiceName) => ({
    ...field(name),
    autoComplete: 'off',
    optional: true,
    placeholder,
  });
  return (
    <AddressFields
      street={answer('address_line1')}
      suburb={answer('suburb')}
      postcode={answer('postcode')}
    />
  );
}

function listPrice(id: ServiceId): string {
  const { priceCents } = SERVICES[id];
  return priceCents === null ? PRICE_ON_REQUEST : formatAud(priceCents, ALWAYS);
}

function Total({ choices }: Pick<ChoiceFieldsProps, 'choices'>) {
  const { total_cents: total } = priceOfChoices(choices);
  const isNdis = choices.service_id === 'ndis';
  return (
    <output className={styles['total']}>
      <span>
        {total === null || isNdis
          ? 'Total'
          : `Total, including GST of ${formatAud(gstIncludedIn(total), ALWAYS)}`}
      </span>
      <b>{total === null ? PRICE_ON_REQUEST : formatAud(total, ALWAYS)}</b>
    </output>
  );
}
