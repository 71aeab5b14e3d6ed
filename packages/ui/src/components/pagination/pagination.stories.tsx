import type { Meta, StoryObj } from '@storybook/react-vite';
import { defineComponentDocs } from '../../stories/component-docs.ts';
import {
  MATRIX_PARAMETERS,
  POINTER_PARAMETERS,
  POINTER_STATES,
  StateMatrix,
} from '../../stories/state-matrix.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';

const meta = {
  id: 'content-pagination',
  title: 'Content/Pagination (next page, page numbers, pager, previous)',
  tags: ['since-0.2.0'],
  component: Pagination,
  parameters: defineComponentDocs({
    description:
      'Leads to the page of a list before this one and after it, and says which one this is. It is gone when there is one page.',
    do: ['Put it under the list.', 'Give each page its own address.'],
    dont: ['Do not use it for the steps of a form: those are steps.'],
    accessibility: [
      'It is a navigation landmark named after the list.',
      'At an end of the list the link keeps its place for the eye, and is hidden from screen readers.',
    ],
  }),
  args: { label: 'Quotes', page: 2, pageCount: 3, hrefFor: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { page: 1 } };

export const Middle: Story = {};

export const Last: Story = { args: { page: 3 } };

export const States: Story = {
  parameters: { ...POINTER_PARAMETERS, ...MATRIX_PARAMETERS },
  render: (args) => (
    <StateMatrix<PaginationProps>
      wide
      caption="The first, a middle and the last page"
      rows={{ first: { page: 1 }, middle: { page: 2 }, last: { page: 3 } }}
      columns={{ ...POINTER_STATES, 'many pages': { pageCount: 1024 } }}
    >
      {(props) => <Pagination {...args} {...props} />}
    </StateMatrix>
  ),
};
