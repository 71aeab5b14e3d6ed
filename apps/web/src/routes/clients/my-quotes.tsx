import { SITE_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import { PageHead } from '@cleaning/ui/portal-shell';
import Plus from 'lucide-react/icons/plus';
import { MyQuotes } from '../../features/quotes/index.ts';

export const handle = { title: 'My quotes' };

export function Component() {
  return (
    <>
      <PageHead
        title="My quotes"
        action={
          <ButtonLink href={SITE_PATHS.clientQuoteCreate} icon={<Plus />}>
            New quote
          </ButtonLink>
        }
      />
      <MyQuotes />
    </>
  );
}
