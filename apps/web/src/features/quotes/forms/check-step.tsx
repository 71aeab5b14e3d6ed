import { SERVICES, formatPlainDate } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { ChangeLink, SummaryList } from '@cleaning/ui/summary-list';
import { quoteEditPath } from '../../../shared/lib/paths.ts';
import { AddressText, FreeText } from '../components/answer-text.tsx';
import {
  describeAddons,
  describeRooms,
  describeQuoteTiming,
} from '../../../shared/quotes/format-quote.ts';
import type { QuoteAnswers } from '../model/quote-answers.ts';
import { NdisPlanCard } from './ndis-plan-card.tsx';
import { PhotoList } from './photo-list.tsx';
import { PhotosLeft } from './photos-left.tsx';
import { PhotosUnread } from './photos-unread.tsx';
import type { Photos } from './use-photos.ts';

export interface CheckStepProps {
  quoteId: string;
  answers: QuoteAnswers;
  photos: Photos;
}

/** Every answer in one place, each with the way to change it. */
export function CheckStep({ quoteId, answers, photos }: CheckStepProps) {
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
      <Card title="Photos" action={change('photos', 'photos')}>
        <PhotosUnread photos={photos} />
        {photos.stored.length === 0 ? (
          <p>{photos.error === null ? 'No photos' : ''}</p>
        ) : (
          <PhotoList photos={photos.stored} />
        )}
        <PhotosLeft uploads={photos.uploads} />
      </Card>
      <NdisPlanCard />
    </>
  );
}

function describeDate(date: string): string {
  return date === '' ? 'Any date' : formatPlainDate(date, 'long');
}
