import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Follows a link to a page whose content is held back, and checks the content of the page area until its release.
 *
 * @param release releases the content
 */
export async function followWhileHeld(
  link: Locator,
  text: string,
  release: () => void,
): Promise<void> {
  const texts = await watchMain(link.page())
  const clicked = link.click()
  await expect.poll(() => texts).toContain(text)
  release()
  await clicked
}

/**
 * Records the texts that the page area shows from now on. The page itself records them, because the browser does not
 * respond to queries about the previous page while a document loads.
 */
async function watchMain(page: Page): Promise<readonly string[]> {
  const mark = 'main shows: '
  const texts: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) texts.push(message.text().slice(mark.length))
  })
  await page.getByRole('main').evaluate((main, prefix) => {
    const note = () => {
      const cover = main.querySelector('.loading')
      console.debug(prefix + (cover ?? main).textContent)
    }
    new MutationObserver(note).observe(main, { childList: true })
  }, mark)
  return texts
}
