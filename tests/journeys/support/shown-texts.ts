import type { Page } from '@playwright/test'

/**
 * The texts that the page area shows from now on. The page itself notes them: while a document is awaited, the browser
 * responds to no question about the page that is left.
 */
export async function watchMain(page: Page): Promise<readonly string[]> {
  const mark = 'main shows: '
  const shown: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) shown.push(message.text().slice(mark.length))
  })
  await page.getByRole('main').evaluate((main, prefix) => {
    const note = () => console.debug(prefix + main.textContent)
    new MutationObserver(note).observe(main, { childList: true })
  }, mark)
  return shown
}
