import { JSDOM } from 'jsdom'
import type { Texts } from './texts.ts'

/**
 * Returns the alternative texts of an article's pictures, by their URL in the body of each language. A text in one
 * language serves both; the fallback is the article's title.
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
