import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import { StateMatrix } from '../../stories/state-matrix.tsx';
import { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton.tsx';

const meta = {
  id: 'feedback-skeleton',
  title: 'Feedback/Skeleton (ghost, loading, placeholder, shimmer)',
  tags: ['since-0.2.0'],
  component: SkeletonGroup,
  subcomponents: { Skeleton },
  parameters: defineComponentDocs({
    description:
      'Grey shapes with the size of what is coming. They hold its place at once, and show when the wait is longer than 200 milliseconds.',
    do: [
      'Give the group the shapes of what comes, in their order.',
      'Say in the label what is coming.',
    ],
    dont: [
      'Do not use it where the shape is not known: that is a loader.',
      'Do not put words into it.',
    ],
    accessibility: [
      'The label is read out once the shapes show; the shapes are hidden from screen readers.',
      'The group says that it is busy.',
      'With reduced motion the shapes stand still.',
    ],
  }),
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

export const States: Story = {
  render: () => (
    <StateMatrix<SkeletonProps>
      wide
      caption="Every shape"
      rows={{
        line: { shape: 'line' },
        short: { shape: 'short' },
        title: { shape: 'title' },
        control: { shape: 'control' },
        tile: { shape: 'tile' },
        picture: { shape: 'picture' },
      }}
      columns={{ waiting: {} }}
    >
      {(props) => (
        <SkeletonGroup label="Loading your quotes">
          <Skeleton {...props} />
        </SkeletonGroup>
      )}
    </StateMatrix>
  ),
};
