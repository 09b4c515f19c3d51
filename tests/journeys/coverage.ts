import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { entities } from './requirements/entities.ts'
import type { Requirement } from './requirements/requirement.ts'
import { rules } from './requirements/rules.ts'
import { screens } from './requirements/screens.ts'
import { shared } from './requirements/shared.ts'
import { sheets } from './requirements/sheets.ts'

/** Prints which journeys prove each requirement of the specification, and fails if one is not proven. */

/** Of the last `npm test`, and of the last `npm run test:long`. */
const reportFiles = ['journeys.json', 'long-journeys.json'].map((name) =>
  fileURLToPath(new URL(`../../test-results/${name}`, import.meta.url)),
)

/** The parts of Playwright's report that are read. A journey that proves several requirements has a step for each. */
type Suite = { specs?: Spec[]; suites?: Suite[] }
type Spec = { title: string; ok: boolean; tests?: { results: { steps?: Step[] }[] }[] }
type Step = { title: string; error?: object }
type Proof = { title: string; ok: boolean }

const missing = reportFiles.filter((file) => !existsSync(file))
if (missing.length === reportFiles.length) {
  console.error('There is no report of the journeys yet: run npm test and npm run test:long first.')
  process.exit(1)
}

const journeys = reportFiles
  .filter((file) => existsSync(file))
  .flatMap((file) => proofsOf(JSON.parse(readFileSync(file, 'utf8'))))
const requirements = [...shared, ...screens, ...sheets, ...entities, ...rules]
let unproven = 0
for (const requirement of requirements) {
  const { status, titles } = statusOf(requirement)
  if (status !== 'proven') unproven += 1
  console.log(`${status.padEnd(9)} ${requirement.section.padEnd(12)} ${requirement.demand}`)
  for (const title of titles) console.log(`${' '.repeat(23)}← ${title}`)
}
console.log(`\n${requirements.length - unproven} of ${requirements.length} requirements are proven`)
if (missing.length > 0)
  console.log(`There is no ${missing.join(', ')}: its journeys count as untested.`)
process.exitCode = unproven === 0 ? 0 : 1

function statusOf({ proofs }: Requirement) {
  const found = proofs.map((proof) => journeys.filter(({ title }) => title.startsWith(proof)))
  const titles = found.flat().map(({ title }) => title)
  if (found.length === 0 || found.some((journeysOfProof) => journeysOfProof.length === 0)) {
    return { status: 'untested', titles }
  }
  return { status: found.flat().every(({ ok }) => ok) ? 'proven' : 'failing', titles }
}

function proofsOf({ specs = [], suites = [] }: Suite): Proof[] {
  const steps = specs.flatMap(({ tests = [] }) =>
    tests.flatMap(({ results }) => results.flatMap(({ steps = [] }) => steps)),
  )
  return [
    ...specs,
    ...steps.map(({ title, error }) => ({ title, ok: error === undefined })),
    ...suites.flatMap(proofsOf),
  ]
}
