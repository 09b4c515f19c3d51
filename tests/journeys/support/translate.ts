import type { Page } from '@playwright/test'

/** Replaces each text by another inside a new element, like a browser that translates the page. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode as Text)
    for (const text of nodes) {
      if (text.parentElement?.closest('script, textarea, option, svg')) continue
      const translated = document.createElement('font')
      translated.append(text.data)
      text.replaceWith(translated)
    }
  })
}
