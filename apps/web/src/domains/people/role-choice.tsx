import { Fieldset, OptionCard } from '@cleaning/ui/option-card';
import { Stack } from '@cleaning/ui/stack';
import type { ComponentProps } from 'react';
import { ROLE_NAMES, type TeamRole } from '#domains/profile/team-role.ts';

export interface RoleChoiceProps {
  readonly legend: string;
  readonly roles: readonly TeamRole[];
  /** The props of the field, for each of its radio buttons. */
  readonly field: Pick<
    ComponentProps<typeof OptionCard>,
    'id' | 'name' | 'ref' | 'onChange' | 'onBlur'
  >;
}

/** Chooses what a person of the team does. */
export function RoleChoice({ legend, roles, field: { id, ...radio } }: RoleChoiceProps) {
  return (
    <Fieldset size="label" legend={legend} id={id}>
      <Stack gap="space-2">
        {roles.map((role) => (
          <OptionCard
            {...radio}
            key={role}
            id={`${id}-${role}`}
            type="radio"
            value={role}
            title={ROLE_NAMES[role]}
            detail={ROLE_DETAILS[role]}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

const ROLE_DETAILS: Readonly<Record<TeamRole, string>> = {
  cleaner: 'Cleans, and sees their own visits only.',
  office: 'Quotes, calendar, invoices and messages of every client.',
  admin: 'Everything the office does, and how the company works.',
};
