import { SITE_PATHS } from '@cleaning/contract/routes';
import { SERVICES } from '@cleaning/pricing';
import type { ServiceId } from '@cleaning/pricing';
import { Button, ButtonLink } from '@cleaning/ui/button';
import { Link } from '@cleaning/ui/link';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { PHONE_LINK, mailTo } from '../../../content/contact-links.ts';
import styles from './calculator-actions.module.css';

export interface CalculatorActionsProps {
  serviceId: ServiceId | null;
  onSave: () => void;
  onClear: () => void;
}

/** What to do with a price: ask for the quote, keep it for later, or begin again. */
export function CalculatorActions({ serviceId, onSave, onClear }: CalculatorActionsProps) {
  const service = serviceId === null ? null : SERVICES[serviceId];
  return (
    <>
      {service?.priceCents === null ? (
        <AskForPrice serviceName={service.name} />
      ) : (
        <Button type="submit" size="lg" block iconEnd={<ArrowRight />}>
          Request this quote
        </Button>
      )}
      <div className={styles['pair']}>
        <Button variant="outline" onClick={onSave}>
          Save for later
        </Button>
        <Button variant="ghost" onClick={onClear}>
          Start again
        </Button>
      </div>
      <p className={styles['login']}>
        Already have an account?{' '}
        <Link href={`${SITE_PATHS.login}?next=${SITE_PATHS.clientPortal}`}>Log in</Link>
      </p>
    </>
  );
}

function AskForPrice({ serviceName }: { serviceName: string }) {
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
        Call {PHONE_LINK.label}
      </ButtonLink>
    </>
  );
}
