import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { fn } from 'storybook/test';
import { LOGO, PORTAL_ITEMS } from '../../stories/samples.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Card } from '../card/card.tsx';
import { PageHead } from './page-head.tsx';
import { PortalShell } from './portal-shell.tsx';

const meta = {
  title: 'App/Portal shell',
  component: PortalShell,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: LOGO,
    items: PORTAL_ITEMS,
    help: (
      <>
        <b>Need a hand?</b>
        <br />
        Call <a href="tel:+61491570156">0491 570 156</a>
        <br />
        Mon–Sat 7 am – 6 pm
      </>
    ),
    person: {
      name: 'Jordan Ellis',
      detail: 'NDIS client',
      initials: 'JE',
      href: '/clients/account',
      linkLabel: 'Your details',
    },
    onLogout: fn(),
    currentPath: '/clients/portal',
    children: (
      <>
        <PageHead
          title="Good morning, Jordan"
          text="Tuesday 10 March 2026"
          action={
            <ButtonLink href="/clients/quotes/create" icon={<Plus />}>
              New quote
            </ButtonLink>
          }
        />
        <Card title="Messages">
          <p>Here is the copy for your plan manager.</p>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof PortalShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {};

export const InAQuote: Story = { args: { currentPath: '/clients/quotes/1048' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };
