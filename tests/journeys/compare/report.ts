import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Addresses by what differs there: a facet, and the lines that the present side has in place of the former's. */
const found = new Map<string, Set<string>>()
const shownLines = 12
const shownCharacters = 300

/** Records each run of lines that differs between two texts. */
export function compare(facet: string, address: string, former: string, present: string): void {
  if (former === present) return
  const files = ['former', 'present'].map((name) => join(tmpdir(), name))
  for (const [index, text] of [former, present].entries())
    writeFileSync(files[index] ?? '', `${text}\n`)
  const options = ['diff', '--no-index', '--no-color', '--text', '-U0', '--minimal', '--', ...files]
  const { stdout } = spawnSync('git', options, { encoding: 'utf8', maxBuffer: 1e8 })
  for (const hunk of stdout.split(/^@@.*\n/m).slice(1)) {
    const key = `${facet}\n${hunk.trimEnd()}`
    found.set(key, (found.get(key) ?? new Set()).add(address))
  }
}

/** Prints the same difference of many addresses once, and returns how many there are. */
export function printDifferences(): number {
  for (const [key, addresses] of found) {
    const [facet, ...lines] = key.split('\n')
    console.log(`\n${facet}, ${addresses.size} ×: ${[...addresses].slice(0, 3).join(', ')}`)
    for (const line of lines.slice(0, shownLines))
      console.log(`  ${line.slice(0, shownCharacters)}`)
    if (lines.length > shownLines) console.log(`  and ${lines.length - shownLines} more lines`)
  }
  return found.size
}
