import { expect, test as base, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The workbench in a browser: what is around the stories, and the frame in which a story or a docs page is. */
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

  /** Opens a menu of the toolbar by the start of its name, and gives what it offers. */
  async openMenu(name: string): Promise<Locator> {
    const named = { name: new RegExp(`^${name}`, 'u') };
    const menu = this.page.getByRole('listbox', named);
    // The toolbar is drawn anew, with its menus closed, when a story has come.
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

  /** What a media query says in the frame. */
  matches(query: string): Promise<boolean> {
    return this.frame.locator('html').evaluate((_, asked) => matchMedia(asked).matches, query);
  }
}

/** A test that fails with what the workbench complains of, too. */
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
