import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The success criteria of WCAG 2.2 AA and what axe's authors advise besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds in a part of the page, one line per rule; `except` names the rules that do not hold there. Axe runs in the page itself: the wrapper made for Playwright
 * opens a second page for every scan, which takes ten times as long as the scan.
 */
export async function violations(
  page: Page,
  part = 'html',
  except: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // Axe judges what is fixed as if it stood over any part of the page; here it stands at the top.
  await page.getByRole('banner').evaluate((header) => {
    header.style.position = 'absolute'
  })
  return page.evaluate(
    async ({ part, tags, off }) => {
      const { axe: inPage } = globalThis as typeof globalThis & { axe: typeof axe }
      const { violations } = await inPage.run(
        // A frame that has not come into view yet is not the page's own content.
        { include: [part], exclude: ['iframe'] },
        { runOnly: tags, rules: off, resultTypes: ['violations'], iframes: false },
      )
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
    },
    { part, tags, off: Object.fromEntries(except.map((id) => [id, { enabled: false }])) },
  )
}
