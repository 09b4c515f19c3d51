import { JSDOM } from 'jsdom'
import type { Texts } from './texts.ts'

/**
 * What an article's pictures are said to show: an address stands in the body of each language with the
 * text of that language. A text in one language serves both, and the article's title where there is none.
 */
export function pictureTexts(html: Texts, title: Texts): (address: string | null) => Texts {
  const indonesian = textsIn(html.id)
  const english = textsIn(html.en)
  return (address) => {
    const id = indonesian.get(address ?? '')
    const en = english.get(address ?? '')
    return { id: id ?? en ?? title.id, en: en ?? id ?? title.en }
  }
}

function textsIn(html: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const image of new JSDOM(html).window.document.querySelectorAll('img[src]')) {
    const text = image.getAttribute('alt')?.trim()
    if (text) texts.set(image.getAttribute('src') ?? '', text)
  }
  return texts
}
