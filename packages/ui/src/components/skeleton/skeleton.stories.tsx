import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: SkeletonGroup,
  args: {
    label: 'Loading your quotes',
    children: (
      <>
        <Skeleton shape="tile" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton shape="control" />
      </>
    ),
  },
} satisfies Meta<typeof SkeletonGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};
