import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Button } from '../button/button.tsx';

const meta = {
  id: 'foundations-visually-hidden',
  title: 'Foundations/Visually hidden (aria label, assistive text, screen reader only, sr-only)',
  tags: ['since-0.2.0'],
  component: VisuallyHidden,
  parameters: defineComponentDocs({
    description:
      'Words for screen readers only, for what the eye gets from the place of something.',
    do: [
      'Add the object of a button that a row has many of: View quote Q-1048.',
      'Use it for table headers over a column of buttons.',
    ],
    dont: [
      'Do not hide what everyone would want to know.',
      'Do not put anything into it that can take focus.',
    ],
    accessibility: ['The words are in the page for screen readers, and take no room.'],
  }),
  args: { children: 'quote Q-1048' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InAButton: Story = {
  render: (args) => (
    <button type="button">
      View <VisuallyHidden {...args} />
    </button>
  ),
};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<ComponentProps<typeof VisuallyHidden>>
      caption="In a button, where it is heard and not seen"
      rows={{ 'in a button': { children: 'quote Q-1048' } }}
      columns={{ ...POINTER_STATES, 'long text': { children: LONG_WORDS } }}
    >
      {({ children }) => (
        <Button variant="outline">
          View <VisuallyHidden>{children}</VisuallyHidden>
        </Button>
      )}
    </StateMatrix>
  ),
};
