import { expect, test as base, type FrameLocator, type Locator, type Page } from '@playwright/test';

/**
 * Storybook in a browser: its frame around the stories, and the iframe that shows a story or docs
 * page.
 */
export class Workbench {
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('#storybook-preview-iframe');
  }

  openStory(id: string): Promise<unknown> {
    return this.page.goto(`/?path=/story/${id}`);
  }

  openDocs(id: string): Promise<unknown> {
    return this.page.goto(`/?path=/docs/${id}--docs`);
  }

  /** Opens a menu of the toolbar by the start of its name, and returns the open menu. */
  async openMenu(name: string): Promise<Locator> {
    const named = { name: new RegExp(`^${name}`, 'u') };
    const menu = this.page.getByRole('listbox', named);
    // The toolbar re-renders with its menus closed once a story has loaded, so opening is retried.
    await expect(async () => {
      if (!(await menu.isVisible())) await this.page.getByRole('button', named).click();
      await expect(menu).toBeVisible({ timeout: 1000 });
    }).toPass();
    return menu.getByRole('option');
  }

  async choose(menu: string, option: string): Promise<void> {
    const options = await this.openMenu(menu);
    await options.getByText(option, { exact: true }).click();
  }

  /** Whether a media query matches in the story's iframe. */
  matches(query: string): Promise<boolean> {
    return this.frame.locator('html').evaluate((_, asked) => matchMedia(asked).matches, query);
  }
}

/** A test that also fails on console and page errors of Storybook. */
export const test = base.extend<{ workbench: Workbench }>({
  workbench: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await provide(new Workbench(page));
    expect(complaints).toEqual([]);
  },
});

export { expect };
