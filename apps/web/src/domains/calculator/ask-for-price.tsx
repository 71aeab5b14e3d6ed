import { ButtonLink } from '@cleaning/ui/button';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { PHONE_LINK, mailTo } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';

/** Contact actions for a service without a published price. */
export function AskForPrice({ serviceName }: { serviceName: string }) {
  const mail = mailTo(
    `Price for ${serviceName.toLowerCase()}`,
    `Please send me a price for ${serviceName.toLowerCase()}.\n\nAbout the space: `,
  );
  return (
    <>
      <ButtonLink size="lg" block href={mail} icon={<Mail />}>
        Ask for a price
      </ButtonLink>
      <ButtonLink variant="outline" block href={PHONE_LINK.href} icon={<Phone />}>
        Call {unbroken(PHONE_LINK.label)}
      </ButtonLink>
    </>
  );
}
