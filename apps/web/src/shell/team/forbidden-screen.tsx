import { isCleaner } from '@cleaning/auth';
import { company } from '@cleaning/company';
import type { User } from '@cleaning/contract/accounts';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import Lock from 'lucide-react/icons/lock';

export interface ForbiddenScreenProps {
  /** Why the page is not shown. */
  readonly message: string;
  readonly user: User;
  /** The home page of the user's own portal. */
  readonly home: { readonly label: string; readonly href: string };
}

/** Shown in the user's own portal instead of a page that they may not see. */
export default function ForbiddenScreen({ message, user, home }: ForbiddenScreenProps) {
  return (
    <Card>
      <div role="alert">
        <EmptyState
          level={1}
          icon={<Lock />}
          title={message}
          text={explain(user)}
          actions={<ButtonLink href={home.href}>Go to {home.label}</ButtonLink>}
        />
      </div>
    </Card>
  );
}

function explain(user: User): string {
  const name = user.first_name || user.email;
  return isCleaner(user)
    ? `You are logged in as ${name}, cleaner, and this page is for the office. Call the office on ${company.phoneDisplay} if you need something from it.`
    : `You are logged in as ${name}, ${user.user_type}. Ask an admin if you need this page.`;
}
