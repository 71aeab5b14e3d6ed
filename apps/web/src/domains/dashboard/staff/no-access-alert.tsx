import type { NoAccessVisit } from '@cleaning/contract/staff';
import { formatInstant } from '@cleaning/pricing';
import { Alert } from '@cleaning/ui/alert';
import { ButtonLink } from '@cleaning/ui/button';
import Phone from 'lucide-react/icons/phone';
import { staffVisitPath } from '#domains/appointments/visit-paths.ts';
import styles from './today.module.css';

interface NoAccessAlertProps {
  readonly visit: NoAccessVisit;
  readonly now: Date;
}

/**
 * Says that a cleaner could not get in today: the recorded reason, until when they are free, and
 * whom to call.
 */
export function NoAccessAlert({ visit, now }: NoAccessAlertProps) {
  const firstName = visit.client_name.split(' ')[0] ?? visit.client_name;
  return (
    <Alert tone="danger" className={styles['noAccessAlert']}>
      <div className={styles['noAccess']}>
        <p>
          <b>{`No access at ${visit.client_name}’s, ${visit.suburb}.`}</b>{' '}
          {[visit.no_access_reason, freeUntil(visit, now)].filter(Boolean).join(' ')}
        </p>
        <div className={styles['buttons']}>
          <ButtonLink variant="outline" href={staffVisitPath(visit.id)}>
            See visit
          </ButtonLink>

          {visit.client_phone_number === null ? null : (
            <ButtonLink
              variant="outline"
              icon={<Phone />}
              href={`tel:${visit.client_phone_number}`}
            >
              {`Call ${firstName}`}
            </ButtonLink>
          )}
        </div>
      </div>
    </Alert>
  );
}

/** The cleaner's freed time ends at the start of their next visit, after which it is no news. */
function freeUntil(
  { staff_member: person, next_visit_at: next }: NoAccessVisit,
  now: Date,
): string | null {
  if (person === null || (next !== null && new Date(next) <= now)) return null;
  const { first_name: name } = person;
  if (next === null) return `${name} has no visit after this one.`;
  return `${name} is free until ${formatInstant(next, 'time')}.`;
}
