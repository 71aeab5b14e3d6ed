import type { Meta, StoryObj } from '@storybook/react-vite';
import drawing from '../../illustrations/empty-quotes.svg?no-inline';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    drawing,
    title: 'No quotes yet',
    text: 'Count your rooms, see your price and send it to us.',
    actions: <ButtonLink href="/clients/quotes/create">Start a quote</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoQuotes: Story = {};

export const WithoutDrawing: Story = { args: { drawing: undefined } };
