import { ButtonLink } from '@cleaning/ui/button';
import Phone from 'lucide-react/icons/phone';
import { ABOUT_CALL, ABOUT_PAGE } from '#content/about.ts';
import { PHONE_LINK } from '#content/contact-links.ts';
import { unbroken } from '#kit/lib/unbroken.ts';
import { QUOTE_ACTION } from '#content/site-navigation.ts';
import { AreasBand } from '../areas-band.tsx';
import { CallBand } from '../call-band.tsx';
import { PageHead } from '#kit/page/page-head.tsx';
import { EasyToUse } from './easy-to-use.tsx';
import { HowWeWork } from './how-we-work.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export function Component() {
  return (
    <>
      <PageHead title={ABOUT_PAGE.title} lead={ABOUT_PAGE.lead} />
      <WhatWeDo />
      <HowWeWork />
      <EasyToUse />
      <AreasBand />
      <CallBand title={ABOUT_CALL}>
        <ButtonLink variant="accent" size="lg" href={QUOTE_ACTION.href}>
          {QUOTE_ACTION.label}
        </ButtonLink>
        <ButtonLink variant="inverse" size="lg" href={PHONE_LINK.href} icon={<Phone />}>
          {unbroken(PHONE_LINK.label)}
        </ButtonLink>
      </CallBand>
    </>
  );
}
