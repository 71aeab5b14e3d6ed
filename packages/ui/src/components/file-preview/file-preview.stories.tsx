import type { Meta, StoryObj } from '@storybook/react-vite';
import Download from 'lucide-react/icons/download';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { useArg } from '../../stories/use-arg.ts';
import room from '../../illustrations/kitchen.svg?no-inline';
import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { FilePreview } from './file-preview.tsx';

const meta = {
  id: 'feedback-file-preview',
  title: 'Feedback/File preview (attachment viewer, image viewer, lightbox, PDF viewer)',
  tags: ['since-0.2.0'],
  component: FilePreview,
  parameters: defineComponentDocs({
    description: 'A picture or a PDF over the page, with what can be done with it.',
    do: [
      'Name it after the file.',
      'Give a way to download it, which also works where it cannot be shown.',
    ],
    dont: ['Do not open it for a file that the browser cannot show.', 'Do not put a form into it.'],
    accessibility: [
      'It is a dialog: focus stays inside and returns to what opened it.',
      'While the file is coming, that is said.',
    ],
    frame: '640px',
  }),
  args: {
    open: true,
    name: 'Kitchen.jpg',
    content: room,
    onClose: fn(),
    actions: (
      <Button variant="outline" icon={<Download />}>
        Download
      </Button>
    ),
  },
} satisfies Meta<typeof FilePreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Coming: Story = { args: { content: null } };

export const Failed: Story = {
  args: {
    problem: (
      <ErrorState
        title="We could not open this file"
        message="Network error. Please check your internet connection."
        onRetry={fn()}
      />
    ),
  },
};

export const OpensAndCloses: Story = {
  args: { open: false },
  render: function Render(args) {
    const [open, setOpen] = useArg(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Preview Kitchen.jpg</Button>
        <FilePreview {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Preview Kitchen.jpg' });
    await userEvent.click(opener);
    await canvas.findByRole('dialog', { name: 'Kitchen.jpg' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Download has focus. */
export const States: Story = {
  args: { name: `${LONG_WORDS}.jpg` },
  parameters: { pseudo: { focusVisible: 'dialog [class*=actions] button' } },
};
