import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS, StateMatrix } from '../../stories/state-matrix.tsx';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { Stack, type StackProps } from './stack.tsx';

const meta = {
  id: 'layout-stack',
  title: 'Layout/Stack (column, vertical, VStack)',
  tags: ['since-0.3.0'],
  component: Stack,
  parameters: defineComponentDocs({
    description:
      'Things below each other, with the same space between them: the cards of a page, the fields of a form.',
    do: [
      'Use it where children only need a space between them, and nothing is drawn.',
      'Take the element that the content calls for: a list is a ul, a form a form.',
      'Set formWidth for a form that has a page to itself.',
      'Set bullets for a list of sentences, such as the terms of a quote.',
      'Set collapseEmpty where an output among the children says what was done last.',
    ],
    dont: [
      'Do not draw with it: a border, a background or a padding has a component or a sheet.',
      'Do not pass a class that changes its gap. Choose another gap.',
    ],
    accessibility: [
      'It adds nothing for screen readers: they hear the element that it renders.',
      'The order on the screen is the order that is read.',
    ],
  }),
  args: {
    gap: 'space-4',
    children: (
      <>
        <p>2 bedrooms</p>
        <p>1 bathroom</p>
        <p>Oven</p>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {};

export const List: Story = {
  render: () => (
    <Stack as="ul" gap="space-2">
      <li>2 bedrooms</li>
      <li>1 bathroom</li>
      <li>Oven</li>
    </Stack>
  ),
};

export const Bullets: Story = {
  render: () => (
    <Stack as="ul" gap="space-1" bullets>
      <li>We come between 8 am and 10 am.</li>
      <li>Cancelling is free until the day before.</li>
      <li>{LONG_WORDS}</li>
    </Stack>
  ),
};

export const WithStatus: Story = {
  render: () => (
    <Stack gap="space-4" collapseEmpty>
      <p>2 invoices</p>
      <output />
      <p>INV-2026-00003</p>
    </Stack>
  ),
};

export const Form: Story = {
  render: () => (
    <Stack as="form" gap="space-4" formWidth>
      <TextField label="First name" />
      <TextField label="Last name" />
      <Button type="submit">Save</Button>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <StateMatrix<StackProps<'div'>>
      wide
      caption="Every gap, and where the children stand"
      rows={{
        'space-1': { gap: 'space-1' },
        'space-2': { gap: 'space-2' },
        'space-3': { gap: 'space-3' },
        'space-4': { gap: 'space-4' },
        'space-5': { gap: 'space-5' },
        'space-6': { gap: 'space-6' },
      }}
      columns={{
        'no align': {},
        start: { align: 'start' },
        center: { align: 'center' },
        end: { align: 'end' },
        'long text': { children: <p>{LONG_WORDS}</p> },
      }}
    >
      {({ children, ...props }) => (
        <Stack {...props}>
          <Badge>Draft</Badge>
          <Badge tone="success">Approved</Badge>
          {children}
        </Stack>
      )}
    </StateMatrix>
  ),
};
