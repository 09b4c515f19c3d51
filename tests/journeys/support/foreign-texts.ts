import type { Page } from '@playwright/test'
import { closing, opening } from './pseudo-text.ts'

/**
 * Returns the texts of a page in the pseudo-language that are outside the brackets of a message: texts of elements, and
 * labels for screen readers.
 *
 * @param content the words of the content host, which editors write
 */
export async function textsOutsideMessages(page: Page, content: string): Promise<string[]> {
  const texts = await page.evaluate(
    ([begin, end]) => {
      const visibleTexts: string[] = []
      const pageLanguage = document.documentElement.lang
      // Flags, articles and the sheets of machines are marked with their other language.
      const isInOther = (element: Element) =>
        element.closest('[lang]')?.getAttribute('lang') !== pageLanguage ||
        element.closest('a[hreflang]')
      let depth = 0
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const text = node.textContent ?? ''
        if (!element || element.closest('script, style, template, noscript, time')) continue
        if (isInOther(element)) continue
        const isOutside = depth === 0
        let outside = ''
        for (const sign of text) {
          if (sign === begin) depth += 1
          if (depth === 0) outside += sign
          if (sign === end && depth > 0) depth -= 1
        }
        if (isOutside || depth === 0) visibleTexts.push(outside)
      }
      for (const element of document.querySelectorAll(
        '[aria-label], [placeholder], [alt], [title]',
      )) {
        if (isInOther(element)) continue
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
          const label = element.getAttribute(name) ?? ''
          if (!label.includes(begin)) visibleTexts.push(label)
        }
      }
      return visibleTexts
    },
    [opening, closing] as const,
  )
  const unknown = texts.filter((text) => !isContent(text, content)).map((text) => text.trim())
  return [...new Set(unknown)]
}

/** A word; signs and codes such as `GAR` or `kg/m³` are the same in every language. */
const word = /\p{Ll}{3,}/u

/** The points where a text is joined from several texts of the content, or cut. */
const seams = /[,:;.?!·…–|()\d\n]+|https?:\S+|\b\p{Lu}+\b/u

function isContent(text: string, content: string): boolean {
  return text
    .split(seams)
    .filter((part) => word.test(part) && !isMonth(part))
    .every((part) => content.includes(comparable(part)))
}

const month = new Intl.DateTimeFormat('en', { month: 'long' })
const months = new Set(
  Array.from({ length: 12 }, (_, index) => month.format(new Date(2026, index, 1))),
)

/** The platform formats dates. */
function isMonth(part: string): boolean {
  return months.has(part.trim())
}

/** Returns letters only, because the site typesets digits, spaces and signs of the content. */
export function comparable(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]+/gu, '')
}

/** Returns texts that do not fit in their container: cut off, or outside it. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overflows: string[] = []
    const textBox = (element: Element) => {
      const range = document.createRange()
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      if (texts[0]) range.setStartBefore(texts[0])
      const last = texts.at(-1)
      if (last) range.setEndAfter(last)
      return range.getBoundingClientRect()
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || !isShown(element)) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      const { clientWidth, scrollWidth } = element
      // Texts for screen readers are one pixel wide.
      const isHidden = overflowX === 'hidden' || overflowX === 'clip'
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      )
      // A dot at the beginning of a line is clipped.
      const isClipped = element.closest('.sr-only, .clipped, .dotted i')
      if (!hasText || clientWidth <= 1 || isClipped) continue
      const text = (element.textContent ?? '').trim().slice(0, 60)
      // The last entry of a breadcrumb is the title, which the heading shows in full.
      const isTitle = element.matches('[aria-current=page]')
      if (isHidden && !isTitle && scrollWidth > clientWidth + 1) {
        overflows.push(`cut off${textOverflow === 'ellipsis' ? ' by an ellipsis' : ''}: ${text}`)
      }
      const holder = element.closest(
        'button, .button, summary, th, td, label, legend, .label, h1, h2, h3',
      )
      if (!holder || holder.closest('.sr-only')) continue
      const box = holder.getBoundingClientRect()
      const inner = textBox(element)
      if (box.width <= 1 || inner.width === 0) continue
      const tolerance = 2
      if (inner.right > box.right + tolerance || inner.left < box.left - tolerance) {
        overflows.push(`beside its ${holder.tagName.toLowerCase()}: ${text}`)
      } else if (holder.matches('button, .button') && inner.height > box.height + tolerance) {
        overflows.push(`higher than its button: ${text}`)
      }
    }
    return [...new Set(overflows)].map((fault) => `${innerWidth} px: ${fault}`)
  })
}
