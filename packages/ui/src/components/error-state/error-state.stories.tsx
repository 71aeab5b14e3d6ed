import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';

const meta = {
  id: 'feedback-error-state',
  title: 'Feedback/Error state (failed, problem, retry, something went wrong)',
  tags: ['since-0.2.0'],
  component: ErrorState,
  parameters: defineComponentDocs({
    description: 'Something could not be loaded: what it was, why, and a way to try again.',
    do: [
      'Say in the title what failed: Could not load your quotes.',
      'Offer Try again where trying again can help.',
      'Say while it tries again that it does.',
    ],
    dont: [
      'Do not use it for a mistake in a form: that is an error summary.',
      'Do not show codes or the words of a server; a reference to quote is enough.',
    ],
    accessibility: [
      'It is an alert: it is read out when it appears.',
      'Try again keeps its focus while it is busy.',
    ],
  }),
  args: {
    title: 'Could not load your quotes',
    message: 'Server error. Please try again later.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CanTryAgain: Story = {};

export const AnotherWay: Story = {
  args: {
    note: 'Your filters are kept.',
    action: (
      <ButtonLink variant="ghost" href="#today">
        Go to Today
      </ButtonLink>
    ),
  },
};

export const TryingAgain: Story = { args: { retrying: true } };

export const CannotTryAgain: Story = {
  render: () => (
    <ErrorState title="Quote not found" message="The requested resource was not found." />
  ),
};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<ErrorStateProps>
      wide
      caption="With and without a way to try again"
      rows={{
        'can try again': {},
        'with a reference': { reference: 'req-7F3A91C2' },
        'trying again': { retrying: true },
        'cannot try again': { onRetry: undefined },
      }}
      columns={{ ...POINTER_STATES, 'long text': { title: LONG_WORDS, message: LONG_WORDS } }}
    >
      {(props) => <ErrorState {...args} {...props} />}
    </StateMatrix>
  ),
};

export const Retrying: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
