import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../field/text-field.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { OptionCard } from '../option-card/option-card.tsx';
import { OptionGrid } from '../option-card/option-grid.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Forms/Error summary',
  component: ErrorSummary,
  args: {
    errors: [
      { message: 'Enter your email.', href: '#email' },
      { message: 'Choose who the cleaning is for.', href: '#kind' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoMistakes: Story = {
  render: (args) => (
    <form className="sb-stack">
      <ErrorSummary {...args} />
      <TextField id="email" label="Email" error="Enter your email." />
      <Fieldset id="kind" legend="Who is the cleaning for?" size="label" error="Choose one.">
        <OptionGrid>
          <OptionCard type="radio" name="kind" value="home" title="Home or business" />
          <OptionCard type="radio" name="kind" value="ndis" title="NDIS participant" />
        </OptionGrid>
      </Fieldset>
    </form>
  ),
};
