import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { ArrowLink, type ArrowLinkProps } from './arrow-link.tsx';
import { Link } from './link.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  id: 'controls-link',
  title: 'Controls/Link (anchor, hyperlink, skip navigation, URL)',
  tags: ['since-0.2.0'],
  component: ArrowLink,
  subcomponents: { Link, SkipLink },
  parameters: defineComponentDocs({
    description:
      'Goes somewhere. A link stands in text, an arrow link at the end of a section or a card; the skip link is the first stop of the Tab key on a page.',
    do: [
      'Say where it leads, in words that make sense alone.',
      'Use the arrow link for the one way on from a card.',
    ],
    dont: [
      'Do not write Click here.',
      'Do not use a link to change something: that is a button.',
      'Do not open a new window.',
    ],
    accessibility: [
      'It is a plain anchor, so every browser way to open a link works.',
      'Links in text are underlined: colour is not all that shows them.',
      'The skip link is seen once it has focus.',
    ],
  }),
  args: { href: '/clients/quotes', children: 'All quotes' },
} satisfies Meta<typeof ArrowLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Arrow: Story = { args: { children: 'All quotes' } };

export const InText: Story = {
  render: () => (
    <p>
      Read the <Link href="/terms">terms</Link> or <Link href="tel:+61491570156">call us</Link>.
    </p>
  ),
};

export const Skip: Story = {
  render: () => (
    <div>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Press Tab: the link appears in the corner.
      </main>
    </div>
  ),
};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<ArrowLinkProps & { isArrow: boolean }>
      caption="Both kinds of link in every state"
      rows={{ arrow: { isArrow: true }, 'in text': { isArrow: false } }}
      columns={{ ...POINTER_STATES, 'long text': { children: LONG_WORDS } }}
    >
      {({ isArrow, children = 'All quotes' }) =>
        isArrow ? (
          <ArrowLink href="/clients/quotes">{children}</ArrowLink>
        ) : (
          <Link href="/clients/quotes">{children}</Link>
        )
      }
    </StateMatrix>
  ),
};
