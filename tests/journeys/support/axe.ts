import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The success criteria of WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns the violations that axe finds in a part of the page, one line per rule. Axe runs in the page itself: its wrapper
 * for Playwright opens a second page for every scan, which takes ten times as long as the scan.
 *
 * @param except rules that do not apply there
 */
export async function violations(
  page: Page,
  part = 'html',
  except: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // Axe assumes that a fixed header could cover any part of the page, so the header is scrolled with the page instead.
  await page
    .getByRole('banner')
    .first()
    .evaluate((header) => {
      header.style.position = 'absolute'
    })
  return page.evaluate(
    async ({ part, tags, off }) => {
      const { axe: inPage } = globalThis as typeof globalThis & { axe: typeof axe }
      // Finishes transitions, because their intermediate colours have a contrast at which no visitor reads.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish()
      }
      const { violations } = await inPage.run(
        // Embedded frames are not the page's own content.
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
