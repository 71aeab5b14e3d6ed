import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from '../../components/house/house.tsx';
import { FAMILY_HOME } from '../samples.tsx';
import styles from './foundations.module.css';
import { TOKENS } from './tokens.ts';

const meta = {
  id: 'foundations-illustrations',
  title: 'Foundations/Illustrations (drawings, images, pictures)',
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const FILES: Readonly<Record<string, string>> = import.meta.glob('../../illustrations/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Every drawing that an app can import from `@cleaning/ui/illustrations`. */
export const Every: Story = {
  render: () => (
    <ul className={styles['sheets']}>
      {Object.entries(FILES).map(([path, url]) => {
        const name = path.split('/').at(-1) ?? path;
        return (
          <li key={name}>
            <img src={url} alt="" />
            <code className={styles['code']}>{name}</code>
          </li>
        );
      })}
    </ul>
  ),
};

/** The house is the quote: one room in the drawing for each room counted. These tokens colour it. */
export const TheHouse: Story = {
  render: () => (
    <div className={styles['page']}>
      <div className="sb-sky">
        <House rooms={FAMILY_HOME} label="A house with seven rooms" />
      </div>
      <ul className="sb-row">
        {TOKENS.filter(({ section }) => section.startsWith('the house')).map(({ name }) => (
          <li key={name}>
            <span className={styles['swatch']} style={{ background: `var(--${name})` }} />
            <code className={styles['code']}>--{name}</code>
          </li>
        ))}
      </ul>
    </div>
  ),
};
