import type { ComponentProps, JSX } from 'react';

/** The attributes of an element that lays out others. What is pressed is a button or a link. */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'onClick'
>;
