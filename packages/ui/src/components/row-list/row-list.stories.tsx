import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Row, RowList } from './row-list.tsx';

const meta = { title: 'Content/Row list', component: RowList } satisfies Meta<typeof RowList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  args: {
    children: (
      <>
        <Row
          href="#1"
          lead={<Avatar initials="WZ" tone="neutral" size="sm" />}
          title="Wei Zhang"
          detail="Window and carpet cleaning, North Sydney"
          end="$325.00"
          endDetail="Q-1058"
        />
        <Row
          title="Grace Oduya wants Tuesday morning"
          detail="Today 10:30 am, Bondi. Tom is free."
          actions={<Button variant="outline">Move to Tue 9:00 am</Button>}
        />
      </>
    ),
  },
  render: ({ children }) => (
    <Card title="Quotes to answer">
      <RowList>{children}</RowList>
    </Card>
  ),
};
