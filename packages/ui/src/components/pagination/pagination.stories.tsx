import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Content/Pagination',
  component: Pagination,
  args: { label: 'Quotes', page: 2, pageCount: 3, hrefFor: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { page: 1 } };

export const Middle: Story = {};

export const Last: Story = { args: { page: 3 } };
