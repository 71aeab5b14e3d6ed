import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ArrowLink } from '../link/arrow-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { TextButton } from './text-button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Approve quote' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <p className="sb-row">
      <Button>Approve quote</Button>
      <Button variant="outline">Request changes</Button>
      <Button variant="soft">Add file</Button>
      <Button variant="ghost" icon={<Upload />}>
        Add file
      </Button>
      <Button variant="danger">Delete quote</Button>
      <Button variant="danger-ghost">Close my account</Button>
    </p>
  ),
};

export const OnADarkBand: Story = {
  render: () => (
    <p className="sb-row sb-ink on-inverse">
      <Button variant="accent">Get Quote</Button>
      <Button variant="inverse">See details</Button>
    </p>
  ),
};

export const Sizes: Story = {
  render: () => (
    <p className="sb-row">
      <Button size="sm">44 pixels</Button>
      <Button size="md">48 pixels</Button>
      <Button size="lg">56 pixels</Button>
    </p>
  ),
};

export const Busy: Story = { args: { busy: true, busyLabel: 'Approving' } };

export const BusyKeepsItsWidth: Story = {
  args: { children: 'Send', busyLabel: 'Sending your request' },
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    return <Button {...args} busy={busy} onClick={() => setBusy(true)} />;
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    const before = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Sending your request');
    await expect(Math.abs(button.getBoundingClientRect().width - before)).toBeLessThan(1);
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Block: Story = { args: { block: true, size: 'lg', iconEnd: <ArrowRight /> } };

export const AsALink: Story = {
  render: () => (
    <p className="sb-row">
      <ButtonLink href="/quote" icon={<Plus />}>
        New quote
      </ButtonLink>
      <ButtonLink href="/quote" variant="outline">
        See all invoices
      </ButtonLink>
      <ArrowLink href="/quote">All quotes</ArrowLink>
    </p>
  ),
};

export const LooksLikeALink: Story = {
  render: () => (
    <p>
      8 Wattle Road <TextButton>Edit</TextButton>
    </p>
  ),
};

export const IconOnly: Story = {
  render: () => (
    <p className="sb-row">
      <IconButton label="Download invoice">
        <Download />
      </IconButton>
      <IconButton label="Download invoice" outline>
        <Download />
      </IconButton>
      <IconButton label="Download invoice" disabled>
        <Download />
      </IconButton>
    </p>
  ),
};
