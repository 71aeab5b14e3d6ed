import type { RunOptions } from 'axe-core';

/** Whether the stories run as tests, and not in the open Storybook. */
export const isTest = import.meta.env['MODE'] === 'test';

/**
 * A test reports violations only. The accessibility panel of the open Storybook also lists each
 * element that passed, which takes long to describe and to send to Vitest.
 */
export const axeOptions: RunOptions = isTest ? { resultTypes: ['violations'] } : {};
