import { ButtonLink } from '@cleaning/ui/button';
import { SITE_PATHS } from '@cleaning/contract/routes';

export function Component() {
  return (
    <>
      <h1>Page Not Found</h1>
      <p>The page you&apos;re looking for doesn&apos;t exist or has been moved.</p>
      <ButtonLink href={SITE_PATHS.home}>Go Home</ButtonLink>
    </>
  );
}
