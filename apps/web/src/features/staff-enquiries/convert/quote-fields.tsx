import { priceOfChoices } from '@cleaning/contract';
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
} from '@cleaning/pricing';
import { CheckboxField, SelectField, TextField } from '@cleaning/ui/field';
import { Fieldset } from '@cleaning/ui/fieldset';
import { Stepper } from '@cleaning/ui/stepper';
import { listPrice, PRICE_ON_REQUEST, roomName, roomPlural } from '../../../content/price-words.ts';
import { AddressFields } from '../../../shared/forms/address-fields.tsx';
import type { ConversionFieldsProps } from './client-fields.tsx';
import styles from './convert-enquiry.module.css';

const DIRTY = { shouldDirty: true } as const;

/** What is to be cleaned, where and when, and what it costs. */
export function QuoteFields<Request>({ form, field }: ConversionFieldsProps<Request>) {
  const { rooms, addon_ids: addonIds } = form.watch('quote');
  const toggle = (id: AddonId) =>
    form.setValue(
      'quote.addon_ids',
      addonIds.includes(id) ? addonIds.filter((other) => other !== id) : [...addonIds, id],
      DIRTY,
    );
  return (
    <>
      <SelectField
        {...field('quote.service_id')}
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
              <small>{`${formatAud(ROOMS[id].priceCents)} each`}</small>
            </span>
            <Stepper
              label={roomName(id)}
              plural={roomPlural(id)}
              value={rooms[id] ?? 0}
              max={MAX_ROOM_COUNT}
              onChange={(count) => form.setValue(`quote.rooms.${id}`, count, DIRTY)}
            />
          </div>
        ))}
      </div>
      <Fieldset legend="Extras" size="label">
        <div className={styles['extras']}>
          {ADDON_IDS.map((id) => (
            <CheckboxField
              key={id}
              label={`${ADDONS[id].name}, ${formatAud(ADDONS[id].priceCents)}`}
              checked={addonIds.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      </Fieldset>
      <AddressFields
        street={{ ...field('quote.address_line1'), autoComplete: 'off', optional: true }}
        suburb={{ ...field('quote.suburb'), autoComplete: 'off', optional: true }}
        postcode={{ ...field('quote.postcode'), autoComplete: 'off', optional: true }}
      />
      <div className={styles['pair']}>
        <TextField
          {...field('quote.preferred_date')}
          label="Preferred date"
          optional
          type="date"
          numeric
        />
        <SelectField
          {...form.register('quote.timeline_id')}
          label="Timing"
          options={TIMELINE_IDS.map((id) => ({
            value: id,
            label: `${TIMELINES[id].name}, ${TIMELINES[id].detail.toLowerCase()}`,
          }))}
        />
      </div>
      <Total form={form} />
    </>
  );
}

function Total<Request>({ form }: Pick<ConversionFieldsProps<Request>, 'form'>) {
  const choices = form.watch('quote');
  const { total_cents: total } = priceOfChoices(choices);
  const isNdis = choices.service_id === 'ndis';
  return (
    <output className={styles['total']}>
      <span>
        {total === null || isNdis
          ? 'Total'
          : `Total, including GST of ${formatAud(gstIncludedIn(total), { decimals: 'always' })}`}
      </span>
      <b>{total === null ? PRICE_ON_REQUEST : formatAud(total, { decimals: 'always' })}</b>
    </output>
  );
}
