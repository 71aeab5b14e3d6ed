import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { POINTER_PARAMETERS, POINTER_STATES, StateMatrix } from '../../stories/state-matrix.tsx';
import { LOGO } from '../../stories/samples.tsx';
import { Logo, type LogoProps } from './logo.tsx';
import { WrenMark } from './wren-mark.tsx';

const meta = {
  id: 'foundations-logo',
  title: 'Foundations/Logo (brand, mark, wren)',
  tags: ['since-0.2.0'],
  component: Logo,
  subcomponents: { WrenMark },
  parameters: defineComponentDocs({
    description: 'The wren with the name and the tagline. With an address it leads home.',
    do: ['Use inverse on indigo and blue.', 'Use compact in bars and sidebars.'],
    dont: [
      'Do not redraw, recolour or stretch it.',
      'Do not put the wren alone where the name is not yet known.',
    ],
    accessibility: [
      'The words carry the name; the wren is decorative.',
      'As a link it is named by its words.',
    ],
  }),
  args: { name: LOGO.name, tagline: LOGO.tagline },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FullColour: Story = {};

export const AsALink: Story = { args: { href: '/' } };

export const Compact: Story = { args: { compact: true } };

export const OnIndigo: Story = {
  args: { inverse: true },
  render: (args) => (
    <div className="sb-ink">
      <Logo {...args} />
    </div>
  ),
};

export const Mark: Story = {
  render: () => (
    <div className="sb-marks">
      <WrenMark />
      <WrenMark perched />
    </div>
  ),
};

export const States: Story = {
  parameters: POINTER_PARAMETERS,
  render: (args) => (
    <StateMatrix<LogoProps>
      caption="Every setting as a link"
      rows={{ full: {}, compact: { compact: true }, inverse: { inverse: true } }}
      columns={{ ...POINTER_STATES, 'not a link': { href: undefined } }}
    >
      {(props) => (
        <div className={props.inverse ? 'sb-ink' : undefined}>
          <Logo {...args} href="/" {...props} />
        </div>
      )}
    </StateMatrix>
  ),
};
