import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { expect, userEvent } from 'storybook/test';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  LONG_WORDS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { useArg } from '../../stories/use-arg.ts';
import { ArrowLink } from '../link/arrow-link.tsx';
import { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { TextButton, type TextButtonProps } from './text-button.tsx';

const meta = {
  id: 'controls-button',
  title: 'Controls/Button (action, CTA, icon button, submit)',
  tags: ['since-0.2.0'],
  component: Button,
  subcomponents: { ButtonLink, IconButton, TextButton },
  parameters: defineComponentDocs({
    description:
      'Does something: saves, sends, opens. A button link looks the same and leads to a page; an icon button is a button without room for words.',
    do: [
      'Begin with a verb and say what it acts on: Approve quote.',
      'Give a view one primary button; the other choices are outline or ghost.',
      'Pass busyLabel, so that the button says what it is doing while it does it.',
      'Use accent and inverse on indigo and blue bands.',
    ],
    dont: [
      'Do not use a button to go to a page: that is a button link.',
      'Do not disable a button to say that a form is incomplete; let it be pressed and say what is missing.',
      'Do not use danger for anything that can be undone.',
    ],
    accessibility: [
      'Every size is at least 44 pixels high and wide.',
      'While busy it keeps its focus and its width, ignores presses, and its name changes to busyLabel.',
      'An icon button needs a label that names its object: Download invoice 12.',
      'It is type="button" unless another type is given, so it never sends a form by accident.',
    ],
  }),
  args: { children: 'Approve quote' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <p className="sb-row">
      <Button>Approve quote</Button>
      <Button variant="outline">Ask for changes</Button>
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
    const [busy, setBusy] = useArg(args.busy);
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

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<ButtonProps>
      caption="Every variant in every state"
      rows={{
        primary: { variant: 'primary' },
        outline: { variant: 'outline' },
        soft: { variant: 'soft' },
        ghost: { variant: 'ghost' },
        danger: { variant: 'danger' },
        'danger-ghost': { variant: 'danger-ghost' },
      }}
      columns={{
        ...POINTER_STATES,
        disabled: { disabled: true },
        busy: { busy: true, busyLabel: 'Sending' },
        icon: { icon: <Plus /> },
        'long text': { children: LONG_WORDS },
      }}
    >
      {(props) => <Button {...props}>{props.children ?? 'Send'}</Button>}
    </StateMatrix>
  ),
};

const SIZES = { small: { size: 'sm' }, medium: { size: 'md' }, large: { size: 'lg' } } as const;

export const SizesOfEveryVariant: Story = {
  render: () => (
    <StateMatrix<ButtonProps>
      caption="Every variant in every size"
      rows={{
        primary: { variant: 'primary' },
        outline: { variant: 'outline' },
        soft: { variant: 'soft' },
        ghost: { variant: 'ghost' },
        danger: { variant: 'danger' },
        'danger-ghost': { variant: 'danger-ghost' },
        accent: { variant: 'accent' },
        inverse: { variant: 'inverse' },
      }}
      columns={{ ...SIZES, 'with icon': { size: 'sm', icon: <Plus /> }, busy: { busy: true } }}
    >
      {(props) => (
        <div className={isForBands(props) ? 'sb-ink on-inverse' : undefined}>
          <Button {...props}>Send</Button>
        </div>
      )}
    </StateMatrix>
  ),
};

const isForBands = ({ variant }: Pick<ButtonProps, 'variant'>) =>
  variant === 'accent' || variant === 'inverse';

export const StatesOnADarkBand: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<ButtonProps>
      caption="The variants for indigo and blue bands"
      rows={{ accent: { variant: 'accent' }, inverse: { variant: 'inverse' } }}
      columns={{ ...POINTER_STATES, disabled: { disabled: true }, busy: { busy: true } }}
    >
      {(props) => (
        <div className="sb-ink on-inverse">
          <Button {...props}>Get Quote</Button>
        </div>
      )}
    </StateMatrix>
  ),
};

export const StatesOfAnIconButton: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<IconButtonProps>
      caption="Icon buttons in every state"
      rows={{ plain: {}, outline: { outline: true } }}
      columns={{ ...POINTER_STATES, disabled: { disabled: true } }}
    >
      {(props) => (
        <IconButton label="Download invoice" {...props}>
          <Download />
        </IconButton>
      )}
    </StateMatrix>
  ),
};

export const StatesOfAButtonLink: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<ButtonLinkProps>
      caption="Button links in every state"
      rows={{
        primary: { variant: 'primary' },
        outline: { variant: 'outline' },
        soft: { variant: 'soft' },
        ghost: { variant: 'ghost' },
        small: { size: 'sm' },
        large: { size: 'lg' },
      }}
      columns={{
        ...POINTER_STATES,
        icon: { icon: <Plus /> },
        'icon at the end': { iconEnd: <ArrowRight /> },
        'long text': { children: LONG_WORDS },
      }}
    >
      {(props) => (
        <ButtonLink href="/quote" {...props}>
          {props.children ?? 'New quote'}
        </ButtonLink>
      )}
    </StateMatrix>
  ),
};

export const StatesOfATextButton: Story = {
  parameters: POINTER_PARAMETERS,
  render: () => (
    <StateMatrix<TextButtonProps>
      caption="Text buttons in every state"
      rows={{ 'in a line': {}, 'at the end of a title': { end: true } }}
      columns={{
        ...POINTER_STATES,
        disabled: { disabled: true },
        busy: { busy: true },
        'long text': { children: LONG_WORDS },
      }}
    >
      {(props) => <TextButton {...props}>{props.children ?? 'Edit'}</TextButton>}
    </StateMatrix>
  ),
};
