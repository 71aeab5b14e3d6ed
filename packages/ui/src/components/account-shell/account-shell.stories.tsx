import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { LONG_WORDS } from '../../stories/state-matrix.tsx';
import { LOGO, NO_ROOMS } from '../../stories/samples.tsx';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { AccountShell } from './account-shell.tsx';
import { HouseIllustration } from './house-illustration.tsx';
import { Alert } from '../alert/alert.tsx';
import { TextButton } from '../button/text-button.tsx';

const meta = {
  id: 'app-account-shell',
  title: 'App/Account shell (auth layout, login page, sign in)',
  tags: ['since-0.2.0'],
  component: AccountShell,
  subcomponents: { HouseIllustration },
  parameters: {
    layout: 'fullscreen',
    ...defineComponentDocs({
      description:
        'The frame of the pages where people log in or register: a form on the left and a picture on the right, without header or footer.',
      do: [
        'Begin the form with one h1.',
        'Put a way out, such as Logout, into action.',
        'Let the picture say in a few words what the visitor gets.',
      ],
      dont: [
        'Do not put navigation in it: the logo leads home.',
        'Do not say anything in the picture that the form needs; it is gone under 1024 pixels.',
      ],
      accessibility: [
        'The form is the main landmark with the id main; the picture is an aside.',
        'The house has a label that says what it shows; clouds, hills and wren are hidden from screen readers.',
      ],
    }),
  },
  args: {
    logo: LOGO,
    illustration: (
      <HouseIllustration
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

const EVERY_ROOM = { ...NO_ROOMS, bedroom: 5, bathroom: 3, kitchen: 1, living: 2, dining: 1 };

export const IllustrationOfAnEmptyHouse: Story = {
  args: {
    illustration: (
      <HouseIllustration
        title="Start here."
        text=""
        rooms={NO_ROOMS}
        label="A house, still empty"
      />
    ),
  },
};

export const IllustrationOfAFullHouse: Story = {
  args: {
    illustration: (
      <HouseIllustration
        title={'Every room,\nevery extra.'}
        text="Count your rooms and see your price."
        rooms={EVERY_ROOM}
        label="A house with twelve rooms"
      />
    ),
  },
};

export const IllustrationWithLongText: Story = {
  args: {
    illustration: (
      <HouseIllustration
        title={LONG_WORDS}
        text={`${LONG_WORDS}. ${LONG_WORDS}.`}
        rooms={EVERY_ROOM}
        label="A house with twelve rooms"
      />
    ),
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } };

export const States: Story = {
  args: {
    action: <TextButton>Logout</TextButton>,
    children: (
      <>
        <h1>{LONG_WORDS}</h1>
        <Alert tone="danger" title="Login failed">
          Check your email and password, then try again.
        </Alert>
        <TextField label="Email" defaultValue="not an address" error="Enter a valid email." />
        <Button size="lg" block busy busyLabel="Logging in">
          Log in
        </Button>
      </>
    ),
  },
};
