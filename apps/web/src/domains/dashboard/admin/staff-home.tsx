import { useAuth } from '@cleaning/auth/react';
import { formatPlainDate, sydneyDateOf } from '@cleaning/pricing';
import { PageHead } from '@cleaning/ui/portal-shell';
import { Stack } from '@cleaning/ui/stack';
import type { ReactNode } from 'react';
import { useNow } from '#kit/hooks/use-now.ts';
import { greeting } from '#kit/lib/greeting.ts';
import { StaffQuotes } from './staff-quotes.tsx';

/** The home page of admins: the date, the quotes of all clients, and what the route adds below. */
export function StaffHome({ children }: { readonly children?: ReactNode }) {
  const { user } = useAuth();
  const now = useNow();
  return (
    <Stack gap="space-4">
      <PageHead
        title={greeting(now, user?.first_name ?? '')}
        text={formatPlainDate(sydneyDateOf(now), 'long')}
      />
      <StaffQuotes />
      {children}
    </Stack>
  );
}
