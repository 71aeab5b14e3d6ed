import type { ReactNode } from 'react';
import { PriceForm } from '#domains/calculator/questions/price-form.tsx';
import { QUESTION_IDS } from '#domains/calculator/questions/missing-answers.ts';
import type { PriceSlots } from './editor/price-slots.ts';
import { OwnPricePanel } from './own-price-panel.tsx';
import { PriceBar } from './price-bar.tsx';
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
        <PriceBar choices={choices} />
      </>
    );
  },
  renderPricePanel: ({ choices, wishes, children }) => (
    <OwnPricePanel
      choices={choices}
      wishes={wishes}
      // A quote for an NDIS clean asks for no deposit, also of who pays for it themselves.
      {...(choices.serviceId === 'ndis' && { notes: null })}
    >
      {children}
    </OwnPricePanel>
  ),
};

function isPriceField(field: string): field is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, field);
}
