const inOtherWords: Record<string, string> = { '≤': '<=', '≥': '>=', '→': '->', '≈': '~' }

const longWord = /[^\s\p{Script=Han}]{60}(?=\S)/gu

/**
 * Returns a text that the fonts of fonts/ can write: some characters are replaced by similar ones, and invisible ones
 * are removed.
 */
export function printable(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
      .replace(/[≤≥→≈]/g, (sign) => inOtherWords[sign] ?? sign)
      .replace(/\u2011/g, '-')
      .replace(/[\u202f\u2009]/g, '\u00a0')
      .replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/[\p{Cc}--[\n]]/gv, ' ')
      // The time to wrap a word grows with the square of its length.
      .replace(longWord, '$& ')
  )
}
