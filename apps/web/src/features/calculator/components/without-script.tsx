import { Alert } from '@cleaning/ui/alert';
import { Link } from '@cleaning/ui/link';
import { SITE_PATHS } from '@cleaning/contract/routes';
import { PHONE_LINK } from '../../../content/contact-links.ts';

/**
 * Where there is no JavaScript the calculator cannot add up, so it says where the prices are. Where
 * there is, React leaves the element alone, and its words need not be loaded.
 */
export function WithoutScript() {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <Alert>
          <p>
            The calculator needs JavaScript. The whole price list is on the{' '}
            <Link href={SITE_PATHS.home}>home page</Link>, or call us on{' '}
            <Link href={PHONE_LINK.href}>{PHONE_LINK.label}</Link>.
          </p>
        </Alert>
      ) : null}
    </noscript>
  );
}
