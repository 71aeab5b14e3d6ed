import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { TextField } from '../field/text-field.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { OptionCard } from '../option-card/option-card.tsx';
import { OptionGrid } from '../option-card/option-grid.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  id: 'forms-error-summary',
  title: 'Forms/Error summary (form errors, invalid, mistakes, validation)',
  tags: ['since-0.2.0'],
  component: ErrorSummary,
  parameters: defineComponentDocs({
    description: 'Every mistake of a form in one place, at its top. Each leads to its control.',
    do: [
      'Use the same words as under the control.',
      'List the mistakes in the order of the form.',
      'Count attempts, so that it takes focus after each.',
    ],
    dont: [
      'Do not use it alone: each control shows its own mistake too.',
      'Do not show it before the form was sent.',
    ],
    accessibility: [
      'It takes focus when it appears, so screen readers begin there, but never from a person who is typing.',
      'A link moves focus to the control, with its label in view.',
      'It is gone when there are no mistakes.',
    ],
  }),
  args: {
    errors: [
      { message: 'Enter your email.', href: '#email' },
      { message: 'Choose who the cleaning is for.', href: '#kind' },
    ],
    attempt: 1,
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoMistakes: Story = {
  render: (args) => (
    <form className="sb-stack">
      <ErrorSummary {...args} />
      <TextField id="email" label="Email" error="Enter your email." />
      <Fieldset id="kind" legend="Who is the cleaning for?" size="label" error="Choose one.">
        <OptionGrid>
          <OptionCard type="radio" name="kind" value="home" title="Home or business" />
          <OptionCard type="radio" name="kind" value="ndis" title="NDIS participant" />
        </OptionGrid>
      </Fieldset>
    </form>
  ),
};

/** The first link is hovered, the second has focus. */
export const States: Story = {
  args: {
    errors: [
      { message: 'Enter your email.', href: '#email' },
      { message: 'Choose who the cleaning is for.', href: '#kind' },
      { message: LONG_WORDS, href: '#long' },
    ],
  },
  parameters: {
    pseudo: { hover: 'li:nth-child(1) a', focusVisible: 'li:nth-child(2) a' },
  },
};

export const LeadsToTheControl: Story = {
  ...TwoMistakes,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email.' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Choose who/u }));
    await expect(canvas.getByRole('radio', { name: 'Home or business' })).toHaveFocus();
  },
};
