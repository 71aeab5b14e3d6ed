import { PUBLIC_PATHS } from '@cleaning/contract/routes';
import { ButtonLink } from '@cleaning/ui/button';
import ndisHomeUrl from '@cleaning/ui/illustrations/ndis-home.svg';
import { Inline } from '@cleaning/ui/inline';
import { Stack } from '@cleaning/ui/stack';
import Phone from 'lucide-react/icons/phone';
import { EASY_TO_USE } from '#content/about.ts';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { Section } from '#kit/page/section.tsx';
import { WingPicture } from '../wing-picture.tsx';
import styles from './split.module.css';

/** Accessibility of the site, with a phone number as the alternative. */
export function EasyToUse() {
  return (
    <Section band="inverse" title={EASY_TO_USE.title} lead={EASY_TO_USE.lead}>
      {(heading) => (
        <div className={styles['root']}>
          <WingPicture
            src={ndisHomeUrl}
            alt="A home with a ramp and rail, and a blue wren on the rail"
            sweep="right"
          />
          <Stack gap="space-6">
            {heading}
            <Inline gap="space-4">
              <ButtonLink variant="accent" size="lg" href={PUBLIC_PATHS.ndis}>
                NDIS information
              </ButtonLink>
              <ButtonLink variant="inverse" size="lg" href={PHONE_LINK.href} icon={<Phone />}>
                {unbroken(PHONE_LINK.label)}
              </ButtonLink>
            </Inline>
          </Stack>
        </div>
      )}
    </Section>
  );
}
