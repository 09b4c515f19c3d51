import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Follows a link to a page whose content is held back, and expects what the page area shows until it is released.
 *
 * @param release lets the content through
 */
export async function followWhileHeld(
  link: Locator,
  text: string,
  release: () => void,
): Promise<void> {
  const shown = await watchMain(link.page())
  const clicked = link.click()
  await expect.poll(() => shown).toContain(text)
  release()
  await clicked
}

/**
 * The texts that the page area shows from now on. The page itself notes them: while a document is awaited, the browser
 * responds to no question about the page that is left.
 */
async function watchMain(page: Page): Promise<readonly string[]> {
  const mark = 'main shows: '
  const shown: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) shown.push(message.text().slice(mark.length))
  })
  await page.getByRole('main').evaluate((main, prefix) => {
    const note = () => {
      const cover = main.querySelector('.loading')
      console.debug(prefix + (cover ?? main).textContent)
    }
    new MutationObserver(note).observe(main, { childList: true })
  }, mark)
  return shown
}
