import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from 'virtual:product-sources';
import { expect } from 'storybook/test';
import './foundations.css';

const meta = {
  id: 'foundations-icons',
  title: 'Foundations/Icons (glyphs, Lucide, symbols)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The interface icons in use, from Lucide. Each has a text beside it. Services, rooms and extras
 * use the spot icons.
 */
export const InUse: Story = {
  render: () => (
    <ul className="sb-grid">
      {icons.map(({ name, Icon, files }) => (
        <li key={name} className="sb-icon">
          <Icon aria-hidden="true" />
          <code>{name}</code>
          <small>{files.length === 1 ? 'In 1 file' : `In ${files.length} files`}</small>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(icons.length).toBeGreaterThan(20);
    await expect(canvasElement.querySelectorAll('svg.lucide')).toHaveLength(icons.length);
  },
};
