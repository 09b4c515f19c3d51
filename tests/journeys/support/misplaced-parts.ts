import type { Page } from '@playwright/test'

/** Reports whether the page or a table is wider than the window, which pictures are distorted and which targets are small. */
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
    const targets = [
      ...document.querySelectorAll('a[href], button, summary, select, textarea, input'),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        const isText = (node: Node) =>
          node.nodeType === Node.TEXT_NODE && /\S/.test(String(node.nodeValue))
        const isInText = [...(target.parentNode?.childNodes ?? [])].some(isText)
        return (
          getComputedStyle(target).display !== 'inline' || !(isInText || target.closest('.article'))
        )
      })
      .filter((target) => {
        const card = target.matches('.item-card-link') && target.closest('.item-card')
        const { width, height, right } = (
          target.closest('label') ??
          (card || target)
        ).getBoundingClientRect()
        const isHidden = right <= 0 || width <= 1 || target.closest('[aria-hidden]') !== null
        return !isHidden && Math.min(width, height) < 43.5
      })
      .map((target) => `${target.className} “${target.textContent}” is a small target`)
    return [...wide, ...tables, ...pictures, ...targets].map(
      (fault) => `${innerWidth} px: ${fault}`,
    )
  })
}
