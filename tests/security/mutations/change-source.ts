import { readFileSync, writeFileSync } from 'node:fs'

/** Changes a file until it is disposed of; `applies` is false if the file does not contain the text exactly once. */
export function changeSource(path: string, from: string, to: string) {
  const source = readFileSync(path, 'utf8')
  const parts = source.split(from)
  const applies = parts.length === 2
  if (applies) writeFileSync(path, parts.join(to))
  return { applies, [Symbol.dispose]: () => writeFileSync(path, source) }
}
