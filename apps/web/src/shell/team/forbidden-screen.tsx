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
          text={`You are logged in as ${user.first_name || user.email}, ${user.user_type}. Ask an admin if you need this page.`}
          actions={<ButtonLink href={home.href}>Go to {home.label}</ButtonLink>}
        />
      </div>
    </Card>
  );
}
