import { type Shortcut, UNDO_KEY } from './shortcut-register.ts';

/**
 * All shortcuts of the staff portal, listed on every page so that users can learn, for example, the
 * calendar's keys on Today. A page's own descriptions take precedence.
 */
export const STAFF_SHORTCUTS: readonly Shortcut[] = [
  { keys: [UNDO_KEY], group: 'Anywhere', label: 'Undo the last change' },
  { keys: ['J'], group: 'In a list', label: 'Next row' },
  { keys: ['K'], group: 'In a list', label: 'Previous row' },
  { keys: ['Enter'], group: 'In a list', label: 'Open' },
  { keys: ['X'], group: 'In a list', label: 'Select' },
  { keys: ['Shift+X'], group: 'In a list', label: 'Select up to here' },
  { keys: ['S'], group: 'In a list', label: 'Next step for this row' },
  { keys: ['Arrow keys'], group: 'Calendar', label: 'Go to another visit' },
  { keys: ['M'], group: 'Calendar', label: 'Move a visit' },
  { keys: ['Shift+← →'], group: 'Calendar', label: 'Earlier, later by 15 min' },
  { keys: ['P'], group: 'Calendar', label: 'Plan a request' },
  { keys: ['A'], group: 'Calendar', label: 'Change cleaner' },
  { keys: ['L'], group: 'Calendar', label: 'Skip one of a series' },
  { keys: ['E'], group: 'Calendar', label: 'Change a series' },
  { keys: ['D'], group: 'Calendar', label: 'Day' },
  { keys: ['W'], group: 'Calendar', label: 'Week' },
  { keys: ['Ctrl+Enter'], group: 'Writing', label: 'Send' },
  { keys: ['R'], group: 'Writing', label: 'Reply' },
  { keys: [';'], group: 'Writing', label: 'Quick replies' },
  { keys: ['P'], group: 'Writing', label: 'Preview a quote' },
  { keys: ['M'], group: 'Writing', label: 'Message about a quote' },
];
