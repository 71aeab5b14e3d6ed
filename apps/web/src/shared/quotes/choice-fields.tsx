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
  isOneOffService,
  sydneyDateOf,
  timelineOn,
  type ServiceId,
  type TimelineId,
} from '@cleaning/pricing';
import { Badge } from '@cleaning/ui/badge';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { Stepper } from '@cleaning/ui/stepper';
import { PRICE_ON_REQUEST, roomName, roomPlural } from '../../content/price-texts.ts';
import { AddressFields } from '../forms/address-fields.tsx';
import type { FieldProps } from '../forms/use-schema-form.ts';
import { TIME_OPTIONS } from '../appointments/time-options.ts';
import { HOW_OFTEN } from '../first-visit/visit-wishes.ts';
import { useNow } from '../hooks/use-now.ts';
import styles from './choice-fields.module.css';

type ChoiceName =
  | 'service_id'
  | 'timeline_id'
  | 'address_line1'
  | 'suburb'
  | 'postcode'
  | 'preferred_date'
  | 'preferred_time'
  | 'interval_weeks';

/** The choices as staff type them. An empty timing follows from the day; no interval means once. */
export type StaffChoices = Omit<QuoteChoices, 'timeline_id'> & {
  readonly timeline_id: TimelineId | '';
  readonly interval_weeks: string;
  readonly preferred_date: string;
  readonly preferred_time: string;
};

/** The wanted visits of {@link StaffChoices} in the format of the API. */
export const toVisitRequest = (choices: StaffChoices) => ({
  timeline_id: choices.timeline_id === '' ? undefined : choices.timeline_id,
  interval_weeks:
    HOW_OFTEN.find(({ weeks }) => String(weeks) === choices.interval_weeks)?.weeks ?? null,
  preferred_date: choices.preferred_date === '' ? null : choices.preferred_date,
  preferred_time: choices.preferred_time,
});

const timelineByDay = (day: string, today: string): TimelineId =>
  day === '' ? 'standard' : timelineOn(day, today);

/** The total of the choices in cents; null for a price on request. */
export const totalOfChoices = (choices: StaffChoices, today: string): number | null =>
  priceOfChoices({
    ...choices,
    timeline_id:
      choices.timeline_id === ''
        ? timelineByDay(choices.preferred_date, today)
        : choices.timeline_id,
  }).total_cents;

export interface ChoiceFieldsProps {
  readonly choices: StaffChoices;
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
  const { rooms, addon_ids: addonIds, preferred_date: day } = choices;
  const today = sydneyDateOf(useNow());
  const byDay = timelineByDay(day, today);
  const isTimingChosen = choices.timeline_id !== '' && choices.timeline_id !== byDay;
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
      {isOneOffService(choices.service_id) ? null : (
        <SelectField
          {...field('interval_weeks')}
          label="How often"
          options={HOW_OFTEN.map(({ weeks, name }) => ({
            value: weeks === null ? '' : String(weeks),
            label: name,
          }))}
        />
      )}
      <div className={styles['pair']}>
        <TextField {...field('preferred_date')} label="First choice" optional type="date" numeric />
        <SelectField {...field('preferred_time')} label="Time" options={TIME_OPTIONS} />
      </div>
      <SelectField
        {...field('timeline_id')}
        label="Timing"
        hint={
          isTimingChosen
            ? 'Another timing than that of the day. Your reason says why.'
            : 'It follows from the day. Choose another one only with a reason.'
        }
        options={[
          { value: '', label: `By the day: ${TIMELINES[byDay].name.toLowerCase()}` },
          ...TIMELINE_IDS.filter((id) => id !== byDay).map((id) => ({
            value: id,
            label: `${TIMELINES[id].name}, ${TIMELINES[id].detail.toLowerCase()}`,
          })),
        ]}
      />
      <Total serviceId={choices.service_id} total={totalOfChoices(choices, today)} />
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

function Total({
  serviceId,
  total,
}: {
  readonly serviceId: ServiceId;
  readonly total: number | null;
}) {
  const isNdis = serviceId === 'ndis';
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
