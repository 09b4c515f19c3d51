import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Prints a bill of materials of the shipped packages, in CycloneDX. npm's `--omit dev` is not enough: it drops packages
// that are also development dependencies, such as React, and it marks a package by the first place of installation.

type Component = { 'bom-ref': string; name: string; version: string; properties?: Property[] }
type Property = { name: string; value: string }
type Bill = {
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}
type Locked = { name?: string; version?: string; dev?: boolean; link?: boolean }

const root = join(import.meta.dirname, '..')
const developmentMark = 'cdx:npm:package:development'

const bill = readBill()
const delivered = deliveredPackages()
const components = bill.components
  .filter(({ name, version }) => delivered.has(`${name}@${version}`))
  .map(({ properties = [], ...component }) => ({
    ...component,
    properties: properties.filter(({ name }) => name !== developmentMark),
  }))
const removed = new Set(bill.components.map((component) => component['bom-ref']))
for (const component of components) removed.delete(component['bom-ref'])
const dependencies = bill.dependencies
  .filter(({ ref }) => !removed.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !removed.has(one)) }))
console.log(JSON.stringify({ ...bill, components, dependencies }, null, 2))

function readBill(): Bill {
  const npm = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    // npm is a script on Windows.
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) throw new Error(`npm could not list the packages: ${npm.stderr}`)
  return JSON.parse(npm.stdout)
}

/** Returns each package, as `name@version`, that is needed beyond development. */
function deliveredPackages(): Set<string> {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const packages = Object.entries(lock.packages).flatMap(([path, { name, version, dev, link }]) =>
    dev || link || path === '' || path.startsWith('tests/')
      ? []
      : `${name ?? path.split('node_modules/').at(-1)}@${version}`,
  )
  return new Set(packages)
}
