import { install } from '@sinonjs/fake-timers';
import type { UserType } from '@cleaning/contract/accounts';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { generatePath, type InitialEntry } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { NOW } from './now.ts';
import { openApp, type OpenAppOptions } from './open-app.tsx';
import { serviceAnswers } from './service-answers.ts';
import { neverAnswers, openStoryNetwork, refusesReads } from './story-network.ts';

export interface ScreenOptions extends OpenAppOptions {
  /** Responses that take precedence over the default ones. */
  readonly answers?: readonly HttpHandler[];
  /** The address, if it is more than the path of the route. */
  readonly at?: InitialEntry;
  /** The current time, which stands still in a story. */
  readonly now?: string;
  /** Interactions once the screen has loaded. */
  readonly play?: (context: StoryContext) => unknown;
}

/** Metadata of a screen's stories, for the test that every state has one. */
export interface ScreenParameters {
  /** The path of the route. */
  readonly path: string;
  readonly viewer: Viewer;
  /** Set if it shows a loading, failed or forbidden state. */
  readonly state?: 'loading' | 'failed' | 'forbidden';
  /** The module of the open dialog, below `src`. */
  readonly dialog?: string;
  /** Whether the story has interactions. */
  readonly isPlayed: boolean;
}

/** The kinds of user that screens differ by. */
export type Viewer = 'unknown' | 'visitor' | 'unverified' | 'ndis client' | UserType;

function viewerOf(user: ScreenOptions['user']): Viewer {
  if (user === 'unknown') return 'unknown';
  if (user === null || user === undefined) return 'visitor';
  if (!user.is_verified) return 'unverified';
  return user.is_ndis_client ? 'ndis client' : user.user_type;
}

type OpenedApp = Awaited<ReturnType<typeof openApp>>;

/** What `loaded` contains for a story's render and play functions. */
interface Opened {
  readonly app: OpenedApp;
  readonly network: ReturnType<typeof openStoryNetwork>;
}

const openedIn = ({ loaded }: Pick<StoryContext, 'loaded'>) => loaded['screen'] as Opened;

/** Opens the app at the address of a story, and ends it when another story is shown. */
async function open(
  path: string,
  { answers = [], at = generatePath(path, { id: 'none' }), now = NOW, ...options }: ScreenOptions,
) {
  const clock = install({ now: new Date(now), toFake: ['Date'] });
  const network = openStoryNetwork([...answers, ...serviceAnswers()]);
  const app = await openApp(at, options);
  const end = () => {
    app.services.endSession();
    network.close();
    clock.uninstall();
  };
  return { opened: { app, network } satisfies Opened, end };
}

/** Waits until the page and all its data have loaded. */
async function settle({ router, queryClient }: OpenedApp, canvas: HTMLElement) {
  await waitFor(() => {
    void expect(router.state.navigation.state).toBe('idle');
    void expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0);
    void expect(canvas.querySelector('[aria-busy="true"]')).toBeNull();
    void expect(canvas.querySelector('h1')).not.toBeNull();
  });
}

/** Waits until the page shows that it is loading. */
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
  // Dark colours come from the tokens and components, which have their own stories. So one state of
  // a screen is enough: the last that needs no interaction, since the emptier ones come first.
  let checkedInDark: ScreenOptions | undefined;

  const story = (
    options: ScreenOptions,
    details: Pick<ScreenParameters, 'state' | 'dialog'> = {},
  ) => {
    const { play, ...opening } = { ...defaults, ...options };
    if (play === undefined && details.state === undefined && details.dialog === undefined) {
      checkedInDark = options;
    }
    return {
      parameters: {
        layout: 'fullscreen',
        // Storybook would otherwise print the store and services of the app as code, which takes
        // minutes.
        docs: { source: { type: 'code' } },
        darkColours: {
          get disable() {
            return options !== checkedInDark;
          },
        },
        // Apart from its content, a screen is what other screens are.
        largeText: { disable: details.state !== undefined },
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
    /** The screen with these responses. */
    state: (options: ScreenOptions = {}) => story(options),
    /** The screen before any of its data has arrived. */
    loading: (options: ScreenOptions = {}) =>
      story(withAnswers(options, neverAnswers), { state: 'loading' }),
    /** The screen when every read fails with a server error. */
    failed: (options: ScreenOptions = {}) =>
      story(withAnswers(options, refusesReads(500, {})), { state: 'failed' }),
    /** The screen when the service refuses access. */
    forbidden: (options: ScreenOptions = {}) =>
      story(withAnswers(options, refusesReads(403, { code: 'permission_denied' })), {
        state: 'forbidden',
      }),
    /** The screen with a dialog open; `module` is the dialog's file below `src`. */
    dialog: (module: string, options: ScreenOptions) => story(options, { dialog: module }),
  };
}

/** Presses buttons or links in turn, in the open dialog or otherwise on the page. */
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

/** The lines of an element's text, as they are laid out. */
export function linesOf(element: HTMLElement): readonly DOMRect[] {
  const text = document.createRange();
  text.selectNodeContents(element);
  return [...text.getClientRects()];
}
