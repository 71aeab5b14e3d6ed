import type { Meta, StoryObj } from '@storybook/react-vite';
import { LOGO, NO_ROOMS } from '../../stories/samples.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { AccountShell } from './account-shell.tsx';
import { HouseScene } from './house-scene.tsx';

const meta = {
  title: 'App/Account shell',
  component: AccountShell,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: LOGO,
    scene: (
      <HouseScene
        title={'See it.\nApprove it.\nDone.'}
        text="Your quote lists every room and every extra. Nothing starts until you approve it."
        rooms={{ ...NO_ROOMS, bedroom: 2, bathroom: 1, kitchen: 1, living: 1, dining: 1 }}
        label="A house with six rooms"
      />
    ),
    children: (
      <>
        <h1>Welcome back</h1>
        <TextField label="Email" type="email" autoComplete="email" />
        <Button size="lg" block>
          Log in
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof AccountShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Login: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };
