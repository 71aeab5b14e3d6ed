import type { HeaderItem } from '@cleaning/ui/header';
import { SpotIcon } from '@cleaning/ui/spot-icon';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Images from 'lucide-react/icons/images';
import type { ReactNode } from 'react';
import { SERVICE_SUMMARIES } from '#content/services.ts';
import { HEADER_LINKS, RESOURCE_LINKS, SERVICES_NOTE } from '#content/site-navigation.ts';

const RESOURCE_ICONS: Readonly<Record<(typeof RESOURCE_LINKS)[number]['href'], ReactNode>> = {
  '/faq': <CircleQuestionMark />,
  '/gallery': <Images />,
  '/ndis': <BadgeCheck />,
  '/blog': <BookOpen />,
};

/** The items of the public site's header. */
export const HEADER_ITEMS: readonly HeaderItem[] = [
  { kind: 'link', ...HEADER_LINKS.home },
  { kind: 'link', ...HEADER_LINKS.about },
  {
    kind: 'menu',
    id: 'services',
    label: 'Services',
    items: SERVICE_SUMMARIES.map(({ id, name, detail, href }) => ({
      label: name,
      detail,
      href,
      icon: <SpotIcon name={id} />,
    })),
    note: SERVICES_NOTE,
  },
  {
    kind: 'menu',
    id: 'resources',
    label: 'Resources',
    items: RESOURCE_LINKS.map((link) => ({ ...link, icon: RESOURCE_ICONS[link.href] })),
  },
  { kind: 'link', ...HEADER_LINKS.contact },
];
