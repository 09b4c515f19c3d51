import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** A text in one font. */
export type Run = { font: string; text: string }

/** Files of fonts/ with characters that Archivo lacks: Latin, Greek and Cyrillic, then Chinese; each in one weight. */
export const fallbackFonts = ['noto-sans', 'noto-sans-sc'] as const

const fonts = new Map<string, Font>()

export function fontFile(name: string): string {
  return fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url))
}

/** Loads a file of fonts/ once, and only if a text needs it. */
export function fontIn(name: string): Font {
  const cached = fonts.get(name)
  if (cached) return cached
  const font = create(readFileSync(fontFile(name)))
  // A collection has several fonts in one file.
  if (!('layout' in font)) throw new Error(`fonts/${name}.ttf is not a single font`)
  fonts.set(name, font)
  return font
}

/**
 * Splits a text by the font that has its characters; it remains in one piece if one font has all of them. No character is
 * omitted: if no font has it, its number replaces it, such as `[U+1FAA8]`.
 *
 * @param first the preferred font of the text
 */
export function getRuns(text: string, first: string): Run[] {
  const names = [first, ...fallbackFonts]
  const printed = Array.from(text, (sign) =>
    names.some((name) => hasSign(name, sign)) ? sign : getNumber(sign),
  ).join('')
  const whole = names.find((name) => Array.from(printed).every((sign) => hasSign(name, sign)))
  if (whole !== undefined) return [{ font: whole, text: printed }]
  const runs: Run[] = []
  for (const sign of printed) {
    const last = runs.at(-1)
    if (last && hasSign(last.font, sign)) last.text += sign
    else runs.push({ font: names.find((name) => hasSign(name, sign)) ?? first, text: sign })
  }
  return runs
}

/** Whether every character of a text can be drawn. */
export function isWritable(text: string): boolean {
  const names = ['archivo-regular', ...fallbackFonts]
  return Array.from(text).every((sign) => names.some((name) => hasSign(name, sign)))
}

function hasSign(name: string, sign: string): boolean {
  return sign === '\n' || fontIn(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
}

function getNumber(sign: string): string {
  return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
