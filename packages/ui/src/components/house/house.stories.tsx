import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { StateMatrix } from '../../stories/state-matrix.tsx';
import { FAMILY_HOME, NO_ROOMS } from '../../stories/samples.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { House, type HouseProps } from './house.tsx';

const meta = {
  id: 'signature-house',
  title: 'Signature/House (drawing, floor plan, illustration, rooms)',
  tags: ['since-0.2.0'],
  component: House,
  parameters: defineComponentDocs({
    description:
      'The house of the brand, seen as if its front were open. It has a room for each room that was counted.',
    do: [
      'List the rooms in the label.',
      'Draw rooms that may still join as planned.',
      'Give it the width of its column; it keeps its shape.',
    ],
    dont: [
      'Do not use it as decoration beside something else that moves.',
      'Do not draw more rooms than were counted.',
    ],
    accessibility: [
      'It is one picture with a label.',
      'With reduced motion new rooms appear without their hop.',
    ],
  }),
  args: {
    rooms: FAMILY_HOME,
    label: 'A house with 3 bedrooms, 2 bathrooms, 1 kitchen and 1 living room',
  },
  decorators: [
    (Story) => (
      <div className="sb-sky">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof House>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FamilyHome: Story = {};

export const WithPlannedRooms: Story = {
  args: {
    rooms: { ...NO_ROOMS, bedroom: 3, bathroom: 2 },
    planned: { ...NO_ROOMS, kitchen: 1, living: 1 },
    label: 'A house with 3 bedrooms and 2 bathrooms',
  },
};

export const Empty: Story = { args: { rooms: NO_ROOMS, label: 'A house with no rooms yet' } };

export const Everything: Story = {
  args: {
    rooms: {
      bedroom: 4,
      bathroom: 2,
      kitchen: 1,
      living: 1,
      dining: 1,
      garage: true,
      balcony: true,
    },
    label: 'A house with 11 rooms',
  },
};

export const TwentyOfEach: Story = {
  args: {
    rooms: {
      bedroom: 20,
      bathroom: 20,
      kitchen: 20,
      living: 20,
      dining: 20,
      garage: true,
      balcony: true,
    },
    label: 'A building with 102 rooms',
  },
};

export const FromZeroToTwentyBedrooms: Story = {
  render: () => (
    <div className="sb-houses">
      {Array.from({ length: 21 }, (_, bedroom) => (
        <House key={bedroom} rooms={{ ...NO_ROOMS, bedroom }} label={`${bedroom} bedrooms`} />
      ))}
    </div>
  ),
};

export const RoomsJoining: Story = {
  render: function Render() {
    const [bedroom, setBedroom] = useState(1);
    return (
      <div className="sb-stack">
        <House rooms={{ ...FAMILY_HOME, bedroom }} label={`A house with ${bedroom} bedrooms`} />
        <Stepper label="bedroom" value={bedroom} onChange={setBedroom} />
      </div>
    );
  },
};

export const States: Story = {
  render: () => (
    <StateMatrix<HouseProps>
      wide
      caption="Small, usual and large houses"
      rows={{
        'no rooms': { rooms: NO_ROOMS },
        usual: { rooms: FAMILY_HOME },
        large: { rooms: { ...FAMILY_HOME, bedroom: 8, bathroom: 5, garage: true, balcony: true } },
      }}
      columns={{
        'at the start': { align: 'start' },
        'in the middle': { align: 'center' },
        planned: { planned: FAMILY_HOME },
      }}
    >
      {(props) => <House rooms={NO_ROOMS} label="A house" {...props} />}
    </StateMatrix>
  ),
};
