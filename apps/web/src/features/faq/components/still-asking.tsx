import { ButtonLink } from '@cleaning/ui/button';
import Phone from 'lucide-react/icons/phone';
import { PHONE_LINK } from '../../../content/contact-links.ts';
import { STILL_ASKING } from '../../../content/faq.ts';
import { ActionBar } from '../../../shared/page/action-bar.tsx';

/** The way to a person. */
export function StillAsking() {
  const { title, text, action } = STILL_ASKING;
  return (
    <ActionBar title={title} text={text}>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
      <ButtonLink variant="outline" href={PHONE_LINK.href} icon={<Phone />}>
        {PHONE_LINK.label}
      </ButtonLink>
    </ActionBar>
  );
}
