import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FAMILY_HOME, NO_ROOMS } from '../../stories/samples.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { House } from './house.tsx';

const meta = {
  title: 'Signature/House',
  component: House,
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
