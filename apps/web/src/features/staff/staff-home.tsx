import { useAuth } from '@cleaning/auth/react';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { PageHead } from '@cleaning/ui/portal-shell';
import { useNow } from '../../shared/hooks/use-now.ts';
import { greeting } from '../../shared/lib/greeting.ts';
import styles from './staff-home.module.css';
import { StaffQuotes } from './staff-quotes.tsx';

/** The home page of staff and admins: the date and the quotes of all clients. */
export function StaffHome() {
  const { user } = useAuth();
  const now = useNow();
  return (
    <div className={styles['root']}>
      <PageHead
        title={greeting(now, user?.first_name ?? '')}
        text={formatPlainDate(sydneyDateOf(now), 'long')}
      />
      <StaffQuotes />
    </div>
  );
}
