import { parseArgs } from 'node:util'
import { buildDebianBase, buildImage, debianBase, findBuilder } from './images.ts'
import { fail } from './run-together.ts'

// `npm run images`, `npm run images -- --base debian`, `npm run images -- --registry registry.contoh.example`

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    registry: { type: 'string' },
    version: { type: 'string' },
  },
})

const builder = findBuilder() ?? fail('Images are built by Podman or Docker: install one of them.')
const isDebian = values.base === 'debian'
try {
  if (isDebian) buildDebianBase()
  const options = { ...values, base: isDebian ? debianBase : values.base }
  for (const service of ['content-service', 'site'] as const) {
    console.log(`Built ${buildImage(builder, service, options)}`)
  }
} catch {
  fail('Building an image failed; the reason is above.')
}
