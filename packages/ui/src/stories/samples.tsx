import BookOpen from 'lucide-react/icons/book-open';
import Calculator from 'lucide-react/icons/calculator';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import Images from 'lucide-react/icons/images';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { FooterProps } from '../components/footer/footer-types.ts';
import type { HeaderItem, HeaderProps } from '../components/header/header-types.ts';
import type { HouseRooms } from '../components/house/layout-house.ts';
import type { PortalItem } from '../components/portal-shell/portal-shell-types.ts';
import { SpotIcon } from '../components/spot-icon/spot-icon.tsx';

/** Sample texts for stories and tests. The product passes its own through props. */
export const LOGO = { name: 'Blue Wren Cleaning', tagline: 'NDIS APPROVED PROVIDER', href: '/' };

const HEADER_ITEMS: readonly HeaderItem[] = [
  { kind: 'link', label: 'Home', href: '/' },
  { kind: 'link', label: 'About', href: '/about' },
  {
    kind: 'menu',
    id: 'services',
    label: 'Services',
    items: [
      {
        label: 'General cleaning',
        href: '/services#general',
        detail: 'Regular cleaning to keep your home fresh.',
        icon: <SpotIcon name="general" />,
      },
      {
        label: 'Deep cleaning',
        href: '/services#deep',
        detail: 'The oven, the grout and the spots that get missed.',
        icon: <SpotIcon name="deep" />,
      },
      {
        label: 'End-of-lease cleaning',
        href: '/services#end-of-lease',
        detail: 'Move out with a bond-back guaranteed clean.',
        icon: <SpotIcon name="end-of-lease" />,
      },
      {
        label: 'NDIS cleaning support',
        href: '/services#ndis',
        detail: 'Cleaning at home for NDIS participants.',
        icon: <SpotIcon name="ndis" />,
      },
      {
        label: 'Office and commercial',
        href: '/services#pet-treatment',
        detail: 'Desks, kitchens and shared spaces.',
        icon: <SpotIcon name="pet-treatment" />,
      },
      {
        label: 'Window and carpet',
        href: '/services#window-carpet',
        detail: 'Clear glass and freshly steamed carpet.',
        icon: <SpotIcon name="window-carpet" />,
      },
    ],
    note: { text: 'Know your room count? See your price now.', label: 'Get Quote', href: '/quote' },
  },
  {
    kind: 'menu',
    id: 'resources',
    label: 'Resources',
    items: [
      { label: 'FAQ', href: '/faq', icon: <CircleQuestionMark /> },
      { label: 'Gallery', href: '/gallery', icon: <Images /> },
      { label: 'NDIS Information', href: '/ndis', icon: <FileText /> },
      { label: 'Cleaning Tips', href: '/blog', icon: <BookOpen /> },
    ],
  },
  { kind: 'link', label: 'Contact', href: '/contact' },
];

export const HEADER: HeaderProps = {
  logo: LOGO,
  items: HEADER_ITEMS,
  action: { label: 'Get Quote', mobileLabel: 'Get Free Quote', href: '/quote' },
  session: {
    kind: 'signed-out',
    login: { label: 'Login', href: '/accounts/login' },
    register: { label: 'Register', href: '/accounts/register' },
  },
  currentPath: '/',
};

export const FOOTER: FooterProps = {
  logo: LOGO,
  blurb: 'Home, NDIS and office cleaning across Sydney. Insured and bond-back guaranteed.',
  badge: 'NDIS Approved Provider',
  columns: [
    {
      title: 'Quick links',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Services', href: '/services' },
        { label: 'Quote Calculator', href: '/quote' },
        { label: 'NDIS Info', href: '/ndis' },
        { label: 'Contact', href: '/contact' },
        { label: 'Before & After Gallery', href: '/gallery' },
        { label: 'FAQ', href: '/faq' },
      ],
    },
    {
      title: 'Services',
      links: [
        { label: 'General cleaning', href: '/services#general' },
        { label: 'Deep cleaning', href: '/services#deep' },
        { label: 'End-of-lease cleaning', href: '/services#end-of-lease' },
        { label: 'NDIS cleaning support', href: '/services#ndis' },
      ],
    },
  ],
  areas: {
    title: 'Service areas',
    items: [
      'Sydney CBD',
      'North Shore',
      'Eastern Suburbs',
      'Inner West',
      'Western Sydney',
      'Northern Beaches',
    ],
    more: '+ More areas available',
  },
  contact: {
    phone: { label: '0491 570 156', href: 'tel:+61491570156' },
    email: {
      label: 'hello@bluewrencleaning.example',
      href: 'mailto:hello@bluewrencleaning.example',
    },
    hours: [
      { days: 'Mon–Fri', time: '7:00 am – 6:00 pm' },
      { days: 'Saturday', time: '7:00 am – 6:00 pm' },
      { days: 'Sunday', time: '7:00 am – 4:00 pm' },
    ],
    social: [
      { kind: 'facebook', label: 'Facebook', href: 'https://facebook.example' },
      { kind: 'instagram', label: 'Instagram', href: 'https://instagram.example' },
    ],
  },
  newsletter: {
    title: 'Cleaning tips by email',
    text: 'This opens your mail app with a message ready to send.',
    onSubmit: () => undefined,
    fallbackHref: 'mailto:hello@bluewrencleaning.example?subject=Newsletter%20Subscription',
  },
  legal: {
    copyright: '© 2026 Blue Wren Cleaning',
    rights: 'All rights reserved.',
    links: [
      { label: 'Privacy policy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
    ],
  },
};

export const PORTAL_ITEMS: readonly PortalItem[] = [
  { label: 'Dashboard', href: '/clients/portal', icon: <LayoutDashboard />, tab: true },
  { label: 'Visits', href: '/clients/appointments', icon: <CalendarDays />, tab: true },
  { label: 'Invoices', href: '/clients/invoices', icon: <ReceiptText />, count: 2, tab: true },
  { label: 'Messages', href: '/clients/messages', icon: <MessageCircle />, count: 1, tab: true },
  { label: 'Quotes', href: '/clients/quotes', icon: <FileText />, count: 2 },
  { label: 'Documents', href: '/clients/documents', icon: <Folder /> },
  { label: 'Calculator', href: '/clients/calculator', icon: <Calculator /> },
];

export const NO_ROOMS: HouseRooms = {
  bedroom: 0,
  bathroom: 0,
  kitchen: 0,
  living: 0,
  dining: 0,
  garage: false,
  balcony: false,
};

export const FAMILY_HOME: HouseRooms = {
  ...NO_ROOMS,
  bedroom: 3,
  bathroom: 2,
  kitchen: 1,
  living: 1,
};
