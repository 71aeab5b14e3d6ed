import { SERVICES, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { ChangeLink, SummaryList } from '@cleaning/ui/summary-list';
import { quoteEditPath } from '../../../shared/quotes/index.ts';
import { AddressText, FreeText } from '../components/answer-text.tsx';
import {
  describeAddons,
  describeRooms,
  describeQuoteTiming,
} from '../../../shared/quotes/index.ts';
import type { QuoteAnswers } from '../model/quote-answers.ts';

export interface CheckStepProps {
  quoteId: string;
  answers: QuoteAnswers;
  /** The client's NDIS number, masked; null for everybody else. */
  ndisNumber: string | null;
}

/** Every answer in one place, each with the way to change it. */
export function CheckStep({ quoteId, answers, ndisNumber }: CheckStepProps) {
  const { choices, site } = answers;
  const change = (step: string, what: string) => (
    <ChangeLink href={quoteEditPath(quoteId, step)} what={what} />
  );
  return (
    <>
      <Card title="Price" action={change('price', 'price')}>
        <SummaryList
          rows={[
            { label: 'Service', value: SERVICES[choices.serviceId].name },
            { label: 'Rooms', value: describeRooms(choices.rooms) },
            { label: 'Extras', value: describeAddons(choices.addonIds) },
            {
              label: 'Timing',
              value: describeQuoteTiming({
                service_id: choices.serviceId,
                timeline_id: choices.timelineId,
              }),
            },
          ]}
        />
      </Card>
      <Card title="Address and access" action={change('address', 'address and access')}>
        <SummaryList
          rows={[
            { label: 'Address', value: <AddressText address={site} /> },
            { label: 'Getting in', value: <FreeText text={site.access_notes} /> },
          ]}
        />
      </Card>
      <Card title="Date" action={change('date', 'date')}>
        <SummaryList
          rows={[{ label: 'Preferred date', value: describeDate(site.preferred_date) }]}
        />
      </Card>
      {ndisNumber === null ? null : (
        <Card title="NDIS details">
          <SummaryList rows={[{ label: 'NDIS number', value: ndisNumber }]} />
        </Card>
      )}
    </>
  );
}

function describeDate(date: string): string {
  return date === '' ? 'Any date' : formatPlainDate(date, 'long');
}
