import { install } from '@sinonjs/fake-timers';
import type { UserType } from '@cleaning/contract';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { generatePath, type InitialEntry } from 'react-router-dom';
import { configure, expect, waitFor, within } from 'storybook/test';
import { openApp, type OpenAppOptions } from './open-app.tsx';
import { serviceAnswers } from './service-answers.ts';
import { neverAnswers, openStoryNetwork, refusesReads } from './story-network.ts';

/** The default day of every story: Monday 23 November 2026, noon in Sydney. */
const NOW = '2026-11-23T01:00:00.000Z';

// The first page takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

export interface ScreenOptions extends OpenAppOptions {
  /** What the service answers, before what it answers to every screen. */
  readonly answers?: readonly HttpHandler[];
  /** The address, when it is more than the path of the route. */
  readonly at?: InitialEntry;
  /** The present moment. Time stands still in a story. */
  readonly now?: string;
  /** What is done on the screen once it is there. */
  readonly play?: (context: StoryContext) => unknown;
}

/** What the stories of a screen say about themselves, for the test that none is missing. */
export interface ScreenParameters {
  /** The path of the route. */
  readonly path: string;
  readonly viewer: Viewer;
  /** Whether it shows a load, a failure or a refusal. */
  readonly state?: 'loading' | 'failed' | 'forbidden';
  /** The module of the dialog that is open, below `src`. */
  readonly dialog?: string;
  /** Whether something is done on the screen. */
  readonly isPlayed: boolean;
}

/** Who looks at a screen, as far as screens differ by it. */
export type Viewer = 'unknown' | 'visitor' | 'unverified' | 'ndis client' | UserType;

function viewerOf(user: ScreenOptions['user']): Viewer {
  if (user === 'unknown') return 'unknown';
  if (user === null || user === undefined) return 'visitor';
  if (!user.is_verified) return 'unverified';
  return user.is_ndis_client ? 'ndis client' : user.user_type;
}

type OpenedApp = Awaited<ReturnType<typeof openApp>>;

/** What a story's render and play find in `loaded`. */
interface Opened {
  readonly app: OpenedApp;
  readonly network: ReturnType<typeof openStoryNetwork>;
}

const openedIn = ({ loaded }: Pick<StoryContext, 'loaded'>) => loaded['screen'] as Opened;

/** Opens the app at the address of a story, and ends it when another one is shown. */
async function open(
  path: string,
  { answers = [], at = generatePath(path, { id: 'none' }), now = NOW, ...options }: ScreenOptions,
) {
  const clock = install({ now: new Date(now), toFake: ['Date'] });
  const network = openStoryNetwork([...answers, ...serviceAnswers()]);
  const app = await openApp(at, options);
  const end = () => {
    app.services.forgetFetched();
    network.close();
    clock.uninstall();
  };
  return { opened: { app, network } satisfies Opened, end };
}

/** Waits until the page is there with everything that it reads. */
async function settle({ router, queryClient }: OpenedApp, canvas: HTMLElement) {
  await waitFor(() => {
    void expect(router.state.navigation.state).toBe('idle');
    void expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0);
    void expect(canvas.querySelector('[aria-busy="true"]')).toBeNull();
    void expect(canvas.querySelector('h1')).not.toBeNull();
  });
}

/** Waits until the page says that it loads. */
async function showLoading(canvas: HTMLElement) {
  await waitFor(() =>
    expect(canvas.querySelector('[aria-busy="true"], [role="status"], output')).toBeVisible(),
  );
}

/**
 * The stories of one route, which the app renders as it does in tests. `defaults` hold for each of them.
 *
 * @example
 *   const page = screens(SITE_PATHS.clientQuotes, { user: aUser() });
 *   export const Loading = page.loading();
 *   export const Many = page.state({ answers: [list(quotes)] });
 */
export function screens(path: string, defaults: ScreenOptions = {}) {
  const story = (
    options: ScreenOptions,
    details: Pick<ScreenParameters, 'state' | 'dialog'> = {},
  ) => {
    const { play, ...opening } = { ...defaults, ...options };
    return {
      parameters: {
        layout: 'fullscreen',
        // Storybook would write out the store and the services of the app as code, which takes minutes.
        docs: { source: { type: 'code' } },
        screen: {
          path,
          viewer: viewerOf(opening.user),
          isPlayed: play !== undefined,
          ...details,
        } satisfies ScreenParameters,
      },
      async beforeEach(context) {
        const { opened, end } = await open(path, opening);
        context.loaded['screen'] = opened;
        return end;
      },
      render: (_args, context) => openedIn(context).app.element,
      async play(context) {
        const { app, network } = openedIn(context);
        if (details.state === 'loading') await showLoading(context.canvasElement);
        else await settle(app, context.canvasElement);
        await play?.(context);
        if (details.dialog !== undefined) {
          await waitFor(() =>
            expect(context.canvasElement.querySelector('dialog[open] h2')).toBeVisible(),
          );
        }
        network.expectAllAnswered();
      },
    } satisfies StoryObj;
  };

  const withAnswers = (options: ScreenOptions, ...handlers: HttpHandler[]) => ({
    ...options,
    answers: [...(options.answers ?? []), ...handlers],
  });

  return {
    /** The screen with what the service answers. */
    state: (options: ScreenOptions = {}) => story(options),
    /** Nothing that the screen reads has come yet. */
    loading: (options: ScreenOptions = {}) =>
      story(withAnswers(options, neverAnswers), { state: 'loading' }),
    /** Nothing that the screen reads can be read: the service has a fault. */
    failed: (options: ScreenOptions = {}) =>
      story(withAnswers(options, refusesReads(500, {})), { state: 'failed' }),
    /** The service says that the user may not see this. */
    forbidden: (options: ScreenOptions = {}) =>
      story(withAnswers(options, refusesReads(403, { code: 'permission_denied' })), {
        state: 'forbidden',
      }),
    /** A dialog over the screen; `module` is its file below `src`. */
    dialog: (module: string, options: ScreenOptions) => story(options, { dialog: module }),
  };
}

/** Presses buttons or links, one after the other, in the dialog that is open or else on the page. */
export const press =
  (...names: (string | RegExp)[]) =>
  async ({ canvasElement, userEvent }: StoryContext) => {
    for (const name of names) {
      const target = await waitFor(() => {
        const inside = within(
          canvasElement.querySelector<HTMLElement>('dialog[open]') ?? canvasElement,
        );
        return inside.queryByRole('button', { name }) ?? inside.getByRole('link', { name });
      });
      await userEvent.click(target);
    }
  };
