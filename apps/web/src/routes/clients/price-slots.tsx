import type { ReactNode } from 'react';
import {
  PriceForm,
  PricePanel,
  QUESTION_IDS,
  PriceAnnouncement,
} from '../../features/calculator/index.ts';
import type { PriceSlots } from '../../features/quotes/index.ts';
import { PRICE_PANEL_ID, PriceBar } from './price-bar.tsx';
import { changeChoices } from './change-choices.ts';

const FIELDS = {
  service_id: 'serviceId',
  rooms: 'rooms',
  addon_ids: 'addonIds',
} as const;

/** The calculator's questions and price panel, for the forms of quotes. */
export const priceSlots: PriceSlots = {
  questionIdOf: (field) => (isPriceField(field) ? QUESTION_IDS[FIELDS[field]] : field),
  renderPriceForm({ choices, errors, onChange }): ReactNode {
    const messageOf = (name: string) => errors.find(({ field }) => field === name)?.message;
    const serviceId = messageOf('service_id');
    return (
      <>
        <div>
          <PriceForm
            choices={choices}
            errors={{
              ...(serviceId !== undefined && { serviceId }),
            }}
            {...changeChoices(choices, onChange)}
          />
        </div>
        <PriceAnnouncement choices={choices} />
        <PriceBar choices={choices} />
      </>
    );
  },
  renderPricePanel: ({ choices, wishes, children }) => (
    <PricePanel
      flat
      id={PRICE_PANEL_ID}
      choices={choices}
      wishes={wishes}
      // The form has its own note about NDIS invoices.
      {...(choices.serviceId === 'ndis' && { notes: null })}
    >
      {children}
    </PricePanel>
  ),
};

function isPriceField(field: string): field is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, field);
}
