import { setTimeout as wait } from 'node:timers/promises'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { prepareCompany, startCompany } from '../journeys/support/company.ts'
import { signIn } from '../support/editor.ts'
import { median, printNumber } from './support/figures.ts'

// Measures the time until the site shows an editor's change, with both services running: the change is saved as in the
// admin, and the page is requested continuously.

const rounds = 10
const pollMs = 25
const maxMs = 10_000

await buildWhatIsNotBuilt()
await using prepared = await prepareCompany()
await using company = await startCompany(prepared)
const { content, site } = company
const editor = await signIn(content.origin, prepared.editor)
const times: number[] = []
for (let round = 0; round < rounds; round += 1) {
  await fetch(site.origin)
  const title = `Judul ${round} dari ${Date.now()}`
  const startedAt = performance.now()
  const body = JSON.stringify({ hero: { title } })
  const saved = await editor.ask('/globals/home-page', { method: 'POST', body })
  if (!saved.ok) throw new Error(`The home page could not be saved: ${saved.status}`)
  while (!(await (await fetch(site.origin)).text()).includes(title)) {
    if (performance.now() - startedAt > maxMs) break
    await wait(pollMs)
  }
  times.push(performance.now() - startedAt)
}
printNumber('save to page (median)', median(times), 'ms')
printNumber('save to page (slowest)', Math.max(...times), 'ms', { max: 2000 })
