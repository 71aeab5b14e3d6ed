import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';

/** Shown when no client matches the address. */
export function MissingClient() {
  return (
    <Card>
      <EmptyState
        level={1}
        title="There is no such client"
        text="The address may be mistyped, or the account was never verified."
        actions={
          <ButtonLink variant="outline" href={SITE_PATHS.staffClients}>
            See all clients
          </ButtonLink>
        }
      />
    </Card>
  );
}
