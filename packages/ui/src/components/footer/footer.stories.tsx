import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { FOOTER } from '../../stories/samples.tsx';
import { CompactFooter } from './compact-footer.tsx';
import { Footer } from './footer.tsx';

const meta = {
  id: 'site-footer',
  title: 'Site/Footer (bottom of page, contact details, site footer)',
  tags: ['since-0.2.0'],
  component: Footer,
  subcomponents: { CompactFooter },
  parameters: {
    layout: 'fullscreen',
    ...defineComponentDocs({
      description:
        'The end of every public page: where to go, where the company works, how to reach it, and the small print. The compact one ends the pages of the team: one line, and the rest once it is opened.',
      do: [
        'Use the same words as the pages that it leads to.',
        'Use the compact footer in the portals of the team.',
        'Give the compact footer a key that changes with the page, so that it is closed on the next one.',
      ],
      dont: [
        'Do not put anything in it that is only there.',
        'Do not add a second footer to a page.',
      ],
      accessibility: [
        'It is the page’s contentinfo landmark.',
        'Each column has a heading; social links have words beside the icon.',
        'Company links is a button that says whether it is open, and what it opens comes next.',
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

export const Compact: Story = { render: (args) => <CompactFooter {...args} /> };

export const CompactOpen: Story = { ...Compact, play: openCompanyLinks };

export const CompactAt320: Story = { ...Compact, globals: { viewport: { value: 'w320' } } };

export const CompactOpenAt320: Story = { ...CompactAt320, play: openCompanyLinks };

/** The first link is hovered, the second has focus, and the button is pressed. */
export const CompactStates: Story = {
  ...Compact,
  args: { legal: { ...FOOTER.legal, copyright: LONG_WORDS } },
  parameters: {
    pseudo: {
      hover: 'nav a:nth-child(1)',
      focusVisible: 'nav a:nth-child(2)',
      active: 'button',
    },
  },
};

async function openCompanyLinks({ canvas }: StoryContext) {
  const button = canvas.getByRole('button', { name: 'Company links' });
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByRole('link', { name: 'Quote Calculator' })).toBeVisible();
}
