import type { Decorator } from '@storybook/react-vite';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { ICON_SAMPLES } from './icon-samples.tsx';

/**
 * Chooses the control of each prop by its type. Storybook itself handles unions of texts, booleans,
 * strings and numbers; for anything else it shows a JSON editor, whose values break a prop that
 * takes a function or an element. A story that ignores its args gets no controls, as in Storybook.
 */
export const fittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  parameters['__isArgsStory'] === true
    ? Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          argType.control === undefined ? fit(argType, initialArgs[name]) : argType,
        ]),
      )
    : argTypes;

/**
 * A text control that is empty leaves its prop out. Storybook asks to set a text before it shows the
 * control, unless the story begins with one.
 */
export const leavingOutEmptyTexts: Decorator = (story, { args, argTypes }) =>
  story({
    args: Object.fromEntries(
      Object.entries(args).filter(
        ([name, value]) => value !== '' || argTypes[name]?.type?.required !== false,
      ),
    ),
  });

/**
 * Adjusts the type or the control of a prop. Storybook adds its own controls afterwards and keeps
 * the ones set here.
 */
function fit(argType: StrictInputType, value: unknown): StrictInputType {
  if (argType.type?.name !== 'other') return argType;
  const typeText = argType.type.value.replaceAll(/ \| (?:null|undefined)\b/gu, '');

  if (typeText === 'string' || typeText === 'number')
    return { ...argType, type: { name: typeText } };
  if (typeText.includes('=>') || typeText.includes('EventHandler'))
    return { ...argType, type: { name: 'function' } };
  if (typeText.startsWith('ReactNode')) return fitNode(argType, value);
  if (typeof value === 'string') return { ...argType, control: { type: 'text' } };
  if (isPlain(value)) return { ...argType, control: { type: 'object' } };
  return inCode(argType, 'Set it in code.');
}

function fitNode(argType: StrictInputType, value: unknown): StrictInputType {
  if (/^icon|Icon$/u.test(argType.name)) {
    return {
      ...argType,
      options: Object.keys(ICON_SAMPLES),
      mapping: ICON_SAMPLES,
      control: { type: 'select' },
    };
  }
  if (value === undefined || typeof value === 'string') {
    return { ...argType, control: { type: 'text' } };
  }
  return inCode(argType, 'Takes elements: set it in code.');
}

const inCode = (argType: StrictInputType, note: string): StrictInputType => ({
  ...argType,
  description: [argType.description, note].filter(Boolean).join('\n\n'),
  control: { disable: true },
});

/** Whether JSON can represent the value without loss. */
function isPlain(value: unknown): boolean {
  if (value === undefined || typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
}
