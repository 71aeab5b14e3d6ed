import { SITE_PATHS } from '@cleaning/contract/routes';
import { Alert } from '@cleaning/ui/alert';
import { ArrowLink } from '@cleaning/ui/link';
import { useQuery } from '@tanstack/react-query';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useApi } from '#kit/api/portal-api.tsx';

/** Says so while nobody in the team can be offered for visits. */
export function NobodyCleans() {
  const api = useApi();
  const { data: staff } = useQuery(api.listStaffMembers.query({ role: 'cleaning' }));
  if (staff === undefined || staff.length > 0) return null;
  return (
    <Alert tone="warning" icon={CalendarX} title="No one can be offered for visits yet">
      <p>Invite a cleaner, or give somebody of the office working hours.</p>
      <ArrowLink href={SITE_PATHS.adminPeople}>See the people</ArrowLink>
    </Alert>
  );
}
