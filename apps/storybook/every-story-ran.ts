import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import type { Plugin } from 'vitest/config';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

const CONFIG = fileURLToPath(new URL('.storybook', import.meta.url));

/** The metadata that the Storybook plugin adds to the test of a story. */
interface StoryMeta {
  readonly storyId?: string;
}

const storiesOf = (modules: readonly TestModule[]): Set<string> =>
  new Set(
    modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const state = test.result().state;
        return state === 'skipped' || state === 'pending'
          ? []
          : ((test.meta() as StoryMeta).storyId ?? []);
      }),
    ),
  );

/**
 * Fails a full run in which a story of Storybook's index was not tested. It is a plugin because
 * reporters given on the command line replace those of the configuration.
 */
export function everyStoryRan(): Plugin {
  return {
    name: 'every-story-ran',
    configureVitest({ vitest }) {
      vitest.config.reporters.push(reportStoriesLeftOut(vitest));
    },
  };
}

function reportStoriesLeftOut(vitest: Vitest): Reporter {
  async function isWholeRun(modules: readonly TestModule[]): Promise<boolean> {
    const files = await vitest.globTestSpecifications();
    return vitest.config.testNamePattern === undefined && modules.length === files.length;
  }

  return {
    async onTestRunEnd(modules) {
      if (!(await isWholeRun(modules))) return;
      const { entries } = await buildIndex({ configDir: CONFIG });
      const ran = storiesOf(modules);
      const stories = Object.values(entries).filter(({ type }) => type === 'story');
      const left = stories.filter(({ id }) => !ran.has(id));
      vitest.logger.log(`${stories.length - left.length} of ${stories.length} stories ran.`);
      if (left.length === 0 && stories.length > 0) return;
      vitest.logger.error(`These stories did not run: ${left.map(({ id }) => id).join(', ')}`);
      process.exitCode = 1;
    },
  };
}
