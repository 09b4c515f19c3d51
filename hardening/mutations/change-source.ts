import { readFileSync, writeFileSync } from 'node:fs'

/** Changes a file as long as it is in use; `applies` is false where the file does not hold the text. */
export function changeSource(path: string, from: string, to: string) {
  const source = readFileSync(path, 'utf8')
  const applies = source.includes(from)
  // A function, because `$` stands for something in a text that replaces.
  if (applies)
    writeFileSync(
      path,
      source.replace(from, () => to),
    )
  return { applies, [Symbol.dispose]: () => writeFileSync(path, source) }
}
