import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.ts';

/**
 * Starts the service before the tests of a file, and closes it after them. What this returns is
 * empty until then, as is what the functions below return.
 */
export function startBeforeAll(options?: TestAppOptions): TestApp {
  const api = makeBeforeAll(() => createTestApp(options));
  afterAll(() => api.close());
  return api;
}

/** Starts a service of its own for each test of a file. */
export function startBeforeEach(options?: TestAppOptions): TestApp {
  const api = makeBeforeEach(() => createTestApp(options));
  afterEach(() => api.close());
  return api;
}

/** Makes what all tests of a file share, such as a person who is signed in. */
export function makeBeforeAll<Made extends object>(make: () => Promise<Made>): Made {
  return fillBefore(beforeAll, make);
}

/** Makes anew before each test what it begins with, such as a client who has nothing yet. */
export function makeBeforeEach<Made extends object>(make: () => Promise<Made>): Made {
  return fillBefore(beforeEach, make);
}

/**
 * An object that the hook fills, so that a file can keep it in a constant. It is a copy, so `make`
 * must return a plain object whose own values do not change.
 */
function fillBefore<Made extends object>(
  hook: typeof beforeAll | typeof beforeEach,
  make: () => Promise<Made>,
): Made {
  const kept = {} as Made;
  hook(async () => {
    const made = await make();
    for (const key of Object.keys(kept)) Reflect.deleteProperty(kept, key);
    Object.assign(kept, made);
  });
  return kept;
}
