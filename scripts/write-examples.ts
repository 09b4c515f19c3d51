import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSampleHost } from '../content-service/src/testing/sample-host.ts'
import { type EndpointName, endpoints } from '../contract/src/endpoints.ts'
import { exampleRequest, storedExamples } from '../contract/src/examples.ts'
import { root } from './services.ts'

// `npm run examples` writes the responses of the contract's examples, as a service with the sample company sends them.

/** Fields that differ with each day. */
const changing = new Set(['updated_at', 'windows', 'notes', 'as_of', 'valid_until'])

/** Longer texts are cut. */
const maxLength = 60

const host = await startSampleHost()
for (const [key, calls] of Object.entries(storedExamples)) {
  const name = key as EndpointName
  // A message depends on the day of its sender.
  if (endpoints[name].kind === 'message') continue
  for (const example of Object.values(calls)) {
    const { address, init } = exampleRequest(name, example)
    const response = await fetch(host.origin + address, init)
    example.status = response.status
    example.response = Object(shortened(await response.json()))
  }
}
await host.close()
const file = join(root, 'contract/src/examples.json')
writeFileSync(file, JSON.stringify(storedExamples).replaceAll('\u00a0', '\\u00a0'))
spawnSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: 'inherit' })

/** Returns the first entry of each list, the first words of each text, and the same id for each row. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value === 'string') {
    if (/^[0-9a-f]{24}$/.test(value)) return '6b0193f76d494d7c3396703c'
    return value.length > maxLength
      ? `${value.slice(0, value.lastIndexOf(' ', maxLength) + 1)}…`
      : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => !changing.has(name))
  return Object.fromEntries(entries.map(([name, part]) => [name, shortened(part)]))
}
