import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { firstEditor } from '../support/editor.ts'
import { startBothServices } from './support/both-services.ts'
import { median, printFigure } from './support/figures.ts'

// Measures the time until the site shows an editor's change, with both services running: the change is saved as in the
// admin, and the page is requested continuously.

const rounds = 10
const pollMs = 25
const maxMs = 10_000

await buildWhatIsNotBuilt()
await using services = await startBothServices()
const { content, site } = services
const editor = await firstEditor(content)
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
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  times.push(performance.now() - startedAt)
}
const slowest = Math.max(...times)
printFigure('save to page (median)', `${median(times).toFixed(0)} ms`)
printFigure('save to page (slowest)', `${slowest.toFixed(0)} ms`, '≤ 2000 ms', slowest <= 2000)
