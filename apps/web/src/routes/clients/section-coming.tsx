import { ButtonLink } from '@cleaning/ui/button';
import { Card } from '@cleaning/ui/card';
import { EmptyState } from '@cleaning/ui/empty-state';
import drawing from '@cleaning/ui/illustrations/letterbox.svg';
import { PageHead } from '@cleaning/ui/portal-shell';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useLocation } from 'react-router-dom';
import { EMAIL_LINK, PHONE_LINK } from '../../content/contact-links.ts';
import { portalSection } from '../../content/portal-sections.ts';

/** A page of the portal that is not open yet: what it will hold, and whom to ask until then. */
export function Component() {
  const { pathname } = useLocation();
  const { title, heading, text } = portalSection(pathname);
  return (
    <>
      <PageHead title={title} />
      <Card>
        <EmptyState
          drawing={drawing}
          title={heading}
          text={text}
          actions={
            <>
              <ButtonLink href={PHONE_LINK.href} size="lg" icon={<Phone />}>
                {`Call ${PHONE_LINK.label}`}
              </ButtonLink>
              <ButtonLink href={EMAIL_LINK.href} size="lg" variant="outline" icon={<Mail />}>
                Email us
              </ButtonLink>
            </>
          }
        />
      </Card>
    </>
  );
}
