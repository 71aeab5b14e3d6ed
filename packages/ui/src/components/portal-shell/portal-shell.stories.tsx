import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { LOGO, PORTAL_ITEMS } from '../../stories/samples.tsx';
import { Badge } from '../badge/badge.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Card } from '../card/card.tsx';
import { PageHead, type PageHeadProps } from './page-head.tsx';
import { PortalShell } from './portal-shell.tsx';

const meta = {
  id: 'app-portal-shell',
  title: 'App/Portal shell (app layout, client portal, dashboard layout, sidebar, tab bar)',
  tags: ['since-0.2.0'],
  component: PortalShell,
  subcomponents: { PageHead },
  parameters: {
    layout: 'fullscreen',
    ...defineComponentDocs({
      description:
        'The frame of the client portal: a sidebar, or on small screens a bar on top and tabs at the bottom with a sheet for the rest.',
      do: [
        'Mark the four destinations that people use most as tabs.',
        'Begin each page with a page head.',
        'Give an item a count when something in it waits for the client.',
      ],
      dont: [
        'Do not put actions into the sidebar: they belong to the page.',
        'Do not add a second level of navigation.',
      ],
      accessibility: [
        'The first stop of the Tab key is the skip link.',
        'The current page is marked in the sidebar, the tabs and the sheet.',
        'The sheet is a dialog that closes on Escape.',
      ],
    }),
  },
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

/** The second item is hovered, the third has focus, and the words are long. */
export const States: Story = {
  args: {
    loggingOut: true,
    children: (
      <PageHead title={LONG_WORDS} text={LONG_WORDS} back={{ label: 'Quotes', href: '#' }} />
    ),
  },
  parameters: {
    pseudo: {
      hover: 'nav li:nth-child(2) a',
      focusVisible: ['nav li:nth-child(3) a', 'nav > a:nth-child(3)'],
    },
  },
};

export const StatesOfAPageHead: Story = {
  parameters: {
    // Each cell contains the heading of a separate page.
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
  render: () => (
    <StateMatrix<PageHeadProps>
      wide
      caption="Page heads with each part"
      rows={{
        title: {},
        'way back': { back: { label: 'Quotes', href: '#' } },
        badge: {
          badge: (
            <Badge tone="info" icon={<Bell />}>
              Ready for you
            </Badge>
          ),
        },
      }}
      columns={{
        alone: {},
        text: { text: 'Tuesday 10 March 2026' },
        action: {
          action: (
            <ButtonLink href="/clients/quotes/create" icon={<Plus />}>
              New quote
            </ButtonLink>
          ),
        },
        'long text': { title: LONG_WORDS, text: LONG_WORDS },
      }}
    >
      {(props) => <PageHead title="Quote Q-1048" {...props} />}
    </StateMatrix>
  ),
};

export const MoreOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const more = canvas.queryByRole('button', { name: /^More/u });
    if (more === null) return;
    await userEvent.click(more);
    const sheet = await canvas.findByRole('dialog', { name: 'More' });
    const link = within(sheet).getByRole('link', { name: /^Quotes/u });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(more).toHaveFocus());
  },
};
