import { useAuth } from '@cleaning/auth/react';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES, type TimelineId } from '@cleaning/pricing';
import { Card } from '@cleaning/ui/card';
import { ChangeLink, SummaryList } from '@cleaning/ui/summary-list';
import { useQuery } from '@tanstack/react-query';
import { AddressText, FreeText } from '../detail/answer-text.tsx';
import type { QuoteAnswers } from './quote-answers.ts';
import { PhotoList } from '../../files/photo-list.tsx';
import { PendingPhotos, PhotosProblem } from '../../files/photo-notices.tsx';
import type { Photos } from '../../files/use-photos.ts';
import { describeHowOften, describeWish } from '#domains/appointments/first-visit/visit-wishes.ts';
import { quoteEditPath } from '../../quote-paths.ts';
import { NOT_GIVEN, describePayer, describePlanManagement } from '../plan-payer.ts';
import { useApi } from '#kit/api/portal-api.tsx';
import { describeAddons, describeRooms, describeQuoteTiming } from '../../format-quote.ts';

export interface CheckStepProps {
  quoteId: string;
  answers: QuoteAnswers;
  /** The timing of the answers today. */
  timelineId: TimelineId;
  photos: Photos;
}

/** All answers on one page, each with a link to change it. */
export function CheckStep({ quoteId, answers, timelineId, photos }: CheckStepProps) {
  const { choices, site, wishes } = answers;
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
      <Card title="First visit" action={change('date', 'first visit')}>
        <SummaryList
          rows={[
            { label: 'How often', value: describeHowOften(wishes.intervalWeeks) },
            {
              label: 'First visit',
              value: describeWish(wishes.preferredDate, wishes.preferredTime),
            },
            ...(wishes.secondDate === ''
              ? []
              : [
                  {
                    label: 'Second choice',
                    value: describeWish(wishes.secondDate, wishes.secondTime),
                  },
                ]),
            {
              label: 'Timing',
              value: describeQuoteTiming({
                service_id: choices.serviceId,
                timeline_id: timelineId,
              }),
            },
          ]}
        />
      </Card>
      <Card title="Photos" action={change('photos', 'photos')}>
        <PhotosProblem photos={photos} />
        {photos.stored.length === 0 ? (
          <p>{photos.error === null ? 'No photos' : ''}</p>
        ) : (
          <PhotoList photos={photos.stored} />
        )}
        <PendingPhotos uploads={photos.uploads} />
      </Card>
      <NdisPlanCard />
    </>
  );
}

/**
 * The plan details for an NDIS client's invoice. They belong to the account and are changed there.
 */
function NdisPlanCard() {
  const api = useApi();
  const { isNdisClient } = useAuth();
  const { data } = useQuery({ ...api.getClientProfile.query(), enabled: isNdisClient });
  if (!isNdisClient || data === undefined) return null;
  return (
    <Card
      title="NDIS plan"
      action={<ChangeLink href={SITE_PATHS.clientAccount} what="NDIS plan, on your account page" />}
    >
      <SummaryList
        rows={[
          { label: 'NDIS number', value: data.ndis_number_masked ?? NOT_GIVEN },
          { label: 'Plan type', value: describePlanManagement(data) },
          { label: 'Invoice goes to', value: describePayer(data) },
        ]}
      />
    </Card>
  );
}
