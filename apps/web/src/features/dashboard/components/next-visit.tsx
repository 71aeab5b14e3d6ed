import type { AppointmentSummary } from '@cleaning/contract';
import { SERVICES } from '@cleaning/pricing';
import { ButtonLink } from '@cleaning/ui/button';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import Sparkles from 'lucide-react/icons/sparkles';
import {
  STATUS_WORDS,
  VisitIcon,
  describeDay,
  describeTime,
  visitPath,
} from '../../../shared/visits/index.ts';
import { FeatureCard } from './feature-card.tsx';

/** When the cleaner comes next, and the ways to read more or to ask for another time. */
export function NextVisit({ visit }: { visit: AppointmentSummary }) {
  const { id, service_id: serviceId, status, suburb, staff_member: cleaner } = visit;
  const isAsked = visit.has_open_change_request;
  return (
    <FeatureCard
      title="Next appointment"
      figure={
        <>
          {describeDay(visit.visit_date)}
          <br />
          {describeTime(visit)}
        </>
      }
      facts={[
        { icon: <Sparkles />, words: SERVICES[serviceId].name },
        {
          icon: <MapPin />,
          words: cleaner === null ? suburb : `${suburb}, with ${cleaner.first_name}`,
        },
        isAsked
          ? { icon: <Repeat />, words: 'You asked for another time. We will answer you.' }
          : { icon: <VisitIcon status={status} />, words: STATUS_WORDS[status].label },
      ]}
      actions={
        <>
          <ButtonLink variant="accent" href={visitPath(id)}>
            See details
          </ButtonLink>
          {isAsked || status !== 'confirmed' ? null : (
            <ButtonLink variant="inverse" href={visitPath(id, 'ask')}>
              Ask to change it
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
