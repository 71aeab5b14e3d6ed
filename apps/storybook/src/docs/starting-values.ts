import type { ArgsEnhancer, StrictInputType } from 'storybook/internal/types';

/**
 * Gives each prop that a story leaves out a starting value: its own default if it has one,
 * otherwise false or an empty text. Without a value, Storybook shows a "Set boolean" button instead
 * of the switch.
 */
export const startingValues: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => {
      const start = initialArgs[name] === undefined ? startOf(argType) : undefined;
      return start === undefined ? [] : [[name, start]];
    }),
  );

function startOf({ control, table }: StrictInputType): unknown {
  if (typeof control !== 'object' || control.disable === true) return undefined;
  const given = table?.defaultValue?.summary;
  if (control.type === 'text') return '';
  if (control.type === 'number' && given !== undefined) return Number(given);
  // A default that depends on another prop is left to the component.
  const isFixed = given === undefined || given === 'false' || given === 'true';
  return control.type === 'boolean' && isFixed ? given === 'true' : undefined;
}
