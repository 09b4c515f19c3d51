import { decodeHTMLStrict } from 'entities'

/** Tags that end a line; all others are inline. */
const blocks = /^(p|div|br|hr|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|pre|section|figure)$/
/** Elements whose content is not text. */
const silent = /^(script|style|template|iframe|svg)$/
/** White space shown as one space; a single no-break space is kept. */
const spaces = /\s{2,}|[^\S\u00a0]/gu

/** Returns the text of HTML, or of plain text, on one line. */
export function plainText(source: string): string {
  return textLines(source).join(' ')
}

/**
 * Returns the text of HTML as lines, one per block; a source without blocks is plain text and keeps its lines. It reads
 * each character once, so no markup can make it slow: htmlparser2 takes seventeen seconds for 200,000 tags that close
 * none, and a minute for 300,000 unclosed tags. The result is text, never markup to insert.
 */
export function textLines(source: string): string[] {
  // Blocks, each with the lines of its source.
  const parts: string[][] = [['']]
  let position = 0
  while (position < source.length) {
    const tag = tagAt(source, position)
    if (!tag) {
      const next = source.indexOf('<', position + 1)
      const end = next < 0 ? source.length : next
      append(parts, source.slice(position, end))
      position = end
      continue
    }
    position = silent.test(tag.name) && !tag.closes ? getEnd(tag.name, source, tag.end) : tag.end
    if (blocks.test(tag.name)) parts.push([''])
  }
  const lines = parts.length > 1 ? parts.map((lines) => lines.join(' ')) : (parts[0] ?? [])
  return (
    lines
      // Editing software puts `&nbsp;` between any words; only the character itself was typed deliberately.
      .map((line) => decodeHTMLStrict(line.replaceAll('&nbsp;', ' ')).replace(spaces, ' ').trim())
      .filter((line) => line !== '')
  )
}

function append(parts: string[][], text: string): void {
  const lines = parts.at(-1) ?? []
  const [first = '', ...others] = text.split('\n')
  lines.push((lines.pop() ?? '') + first)
  // Added one by one, because a call accepts only about a hundred thousand arguments.
  for (const line of others) lines.push(line)
}

type Tag = { name: string; closes: boolean; end: number }

/** Parses the tag or comment that begins here; any other `<`, as in `5 < 10`, is text. */
function tagAt(source: string, start: number): Tag | null {
  if (source[start] !== '<') return null
  if (source.startsWith('<!--', start)) {
    const end = source.indexOf('-->', start + 4)
    return { name: '!', closes: false, end: end < 0 ? source.length : end + 3 }
  }
  const opening = /^<(\/?)([a-z][a-z\d]*)/i.exec(source.slice(start, start + 24))
  if (!opening) return null
  let end = start + opening[0].length
  let quote = ''
  while (end < source.length && (quote || source[end] !== '>')) {
    const character = source[end] ?? ''
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    end += 1
  }
  return { name: (opening[2] ?? '').toLowerCase(), closes: opening[1] === '/', end: end + 1 }
}

function getEnd(name: string, source: string, start: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = start
  return closing.exec(source)?.index ?? source.length
}
