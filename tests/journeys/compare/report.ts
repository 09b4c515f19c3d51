import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recording } from './record.ts'

/** A change of every page would otherwise hide all others. */
const maxShown = 12
const maxLines = 8
const maxCharacters = 240

/** Prints each difference once with its number of places, by facet, and returns how many there are. */
export function printDifferences(former: Recording, present: Recording): number {
  const byFacet = new Map<string, Map<string, string[]>>()
  const add = (facet: string, difference: string, place: string) => {
    const ofFacet = byFacet.get(facet) ?? new Map<string, string[]>()
    byFacet.set(facet, ofFacet.set(difference, [...(ofFacet.get(difference) ?? []), place]))
  }
  for (const place of new Set([...former.keys(), ...present.keys()])) {
    const [before, after] = [former.get(place), present.get(place)]
    if (!before || !after) add('on one side', before ? `-${place}` : `+${place}`, place)
    for (const facet of new Set(Object.keys({ ...before, ...after }))) {
      if (facet === 'not compared') add(facet, `${before?.[facet]}\n${after?.[facet]}`, place)
      else if (before && after) {
        for (const lines of diff(before[facet] ?? '', after[facet] ?? '')) add(facet, lines, place)
      }
    }
  }
  const summary = [...byFacet].map(([facet, differences]) => {
    const sorted = [...differences].sort(([, one], [, other]) => other.length - one.length)
    for (const [difference, places] of sorted.slice(0, maxShown)) {
      console.log(`\n${facet}, ${places.length} ×: ${places.slice(0, 3).join(', ')}`)
      const lines = difference.split('\n')
      for (const line of lines.slice(0, maxLines)) console.log(`  ${line.slice(0, maxCharacters)}`)
      if (lines.length > maxLines) console.log(`  and ${lines.length - maxLines} more lines`)
    }
    return `${facet}: ${sorted.length} differences in ${new Set(sorted.flatMap(([, places]) => places)).size} places`
  })
  console.log(`\n${present.size} places compared\n${summary.join('\n')}`)
  return summary.length
}

/** Returns each run of lines that differs. */
function diff(former: string, present: string): string[] {
  if (former === present) return []
  const files = ['former', 'present'].map((name) => join(tmpdir(), name))
  for (const [index, text] of [former, present].entries())
    writeFileSync(files[index] ?? '', `${text}\n`)
  const options = ['diff', '--no-index', '--no-color', '--text', '-U0', '--minimal', '--', ...files]
  const { stdout } = spawnSync('git', options, { encoding: 'utf8', maxBuffer: 1e8 })
  return stdout
    .split(/^@@.*\n/m)
    .slice(1)
    .map((lines) => lines.trimEnd())
}
