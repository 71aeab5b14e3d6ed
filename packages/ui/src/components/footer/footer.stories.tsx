import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { FOOTER } from '../../stories/samples.tsx';
import { Footer } from './footer.tsx';

const meta = {
  id: 'site-footer',
  title: 'Site/Footer (bottom of page, contact details, site footer)',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    ...defineComponentDocs({
      description:
        'The end of every public page: where to go, where the company works, how to reach it, and the small print.',
      do: ['Use the same words as the pages that it leads to.', 'Use compact in the portals.'],
      dont: [
        'Do not put anything in it that is only there.',
        'Do not add a second footer to a page.',
      ],
      accessibility: [
        'It is the page’s contentinfo landmark.',
        'Each column has a heading; social links have words beside the icon.',
      ],
    }),
  },
  args: FOOTER,
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };

/** The first link of a column is hovered, the second has focus, the third is pressed. */
export const States: Story = {
  args: { ...FOOTER, blurb: LONG_WORDS, badge: LONG_WORDS },
  parameters: {
    pseudo: {
      hover: 'li:nth-child(1) a',
      focusVisible: 'li:nth-child(2) a',
      active: 'li:nth-child(3) a',
    },
  },
};

export const Compact: Story = { args: { compact: true } };
