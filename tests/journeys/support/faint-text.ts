import type { Page } from '@playwright/test'

/** A line of text over a picture, in pixels from the page's top left corner. */
type Line = {
  text: string
  color: string
  /** The contrast ratio that WCAG 2.2 requires (success criterion 1.4.3). */
  least: number
  x: number
  y: number
  width: number
  height: number
}

/**
 * Returns the lines over pictures that have too little contrast with any pixel behind them, measured in a screenshot: axe
 * cannot check text on a background of several colours.
 */
export async function faintTextOverPictures(page: Page): Promise<string[]> {
  await atTop(page)
  const lines = await linesOverPictures(page)
  if (lines.length === 0) return []
  const x = Math.min(...lines.map((line) => line.x))
  const y = Math.min(...lines.map((line) => line.y))
  const clip = {
    x,
    y,
    width: Math.max(...lines.map((line) => line.x + line.width)) - x,
    height: Math.max(...lines.map((line) => line.y + line.height)) - y,
  }
  await hideText(page, true)
  const ground = await page.screenshot({ fullPage: true, clip, animations: 'disabled' })
  await hideText(page, false)
  return faintLines(page, lines, { x, y, png: ground.toString('base64') })
}

/** Scrolls to the top, where the header is transparent. */
async function atTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForFunction(() => document.querySelector('header[data-scrolled="false"]') !== null)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
}

function linesOverPictures(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img')].map((picture) =>
      picture.getBoundingClientRect(),
    )
    const isOverPicture = (rect: DOMRect) =>
      pictures.some(
        ({ left, right, top, bottom }) =>
          rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top,
      )
    const lines: Line[] = []
    const range = document.createRange()
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes
      const element = node.parentElement
      if (!element || !node.nodeValue?.trim() || !element.checkVisibility()) continue
      // A box of one pixel is for screen readers only.
      if (element.offsetWidth < 2) continue
      range.selectNodeContents(node)
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      for (const rect of range.getClientRects()) {
        if (!isOverPicture(rect)) continue
        lines.push({
          text: node.nodeValue.trim().slice(0, 40),
          color,
          least: isLarge ? 3 : 4.5,
          x: rect.x + scrollX,
          y: rect.y + scrollY,
          width: rect.width,
          height: rect.height,
        })
      }
    }
    return lines
  })
}

/** Hides the text by a constructed style sheet, which the page's Content-Security-Policy allows. */
function hideText(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::after { color: transparent !important; transition: none !important }')
    document.adoptedStyleSheets = hidden ? [sheet] : []
  }, isHidden)
}

function faintLines(
  page: Page,
  lines: Line[],
  ground: { x: number; y: number; png: string },
): Promise<string[]> {
  return page.evaluate(
    async ({ lines, ground }) => {
      const bytes = Uint8Array.from(atob(ground.png), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) return ['no canvas to measure on']

      const luminance = (red = 0, green = 0, blue = 0) => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
          const share = channel / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const contrast = (one: number, other: number) =>
        (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      const getLuminance = (color: string) => {
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
        return luminance(...context.getImageData(0, 0, 1, 1).data)
      }

      const inks = lines.map(({ color }) => getLuminance(color))
      context.drawImage(bitmap, 0, 0)
      return lines.flatMap(({ text, least, x, y, width, height }, index) => {
        const { data } = context.getImageData(x - ground.x, y - ground.y, width, height)
        let worst = 21
        for (let at = 0; at < data.length; at += 4) {
          const under = luminance(data[at], data[at + 1], data[at + 2])
          worst = Math.min(worst, contrast(inks[index] ?? 0, under))
        }
        return worst < least ? [`“${text}” ${worst.toFixed(2)} of ${least}`] : []
      })
    },
    { lines, ground },
  )
}
