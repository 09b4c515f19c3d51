import type { Page } from '@playwright/test'

/** Reports whether the page or a table is wider than the window, and which pictures are distorted. */
export function misplacedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`wide by ${root.scrollWidth}`] : []
    const tables = [...document.querySelectorAll('main table')]
      .filter((table) => {
        const right = table.getBoundingClientRect().right
        const scroller = table.closest('[tabindex="0"]')
        return right > root.clientWidth + 1 && scroller === null
      })
      .map(() => 'a table leaves the window')
    const pictures = [...document.querySelectorAll('main img')]
      .filter((picture) => picture instanceof HTMLImageElement)
      .filter((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        if (width === 0 || getComputedStyle(picture).objectFit !== 'fill') return false
        const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
        return Math.abs(width / height / ratio - 1) > 0.03
      })
      .map((picture) => `${picture.getAttribute('src')} is stretched`)
    return [...wide, ...tables, ...pictures].map((fault) => `${innerWidth} px: ${fault}`)
  })
}
