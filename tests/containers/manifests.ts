import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

const folder = join(import.meta.dirname, '../../deploy/kubernetes')

type Container = {
  name: string
  image: string
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  securityContext: object
  resources: { limits: { memory?: string } }
  startupProbe?: object
  readinessProbe?: object
  livenessProbe?: object
}
export type PodTemplate = {
  metadata: { labels: Record<string, string> }
  spec: {
    automountServiceAccountToken: boolean
    securityContext: object
    containers: Container[]
  }
}

/** The parts of a manifest that the tests read. */
export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec?: {
    selector?: object
    template?: PodTemplate
    scaleTargetRef?: { name: string }
  }
}

export function allManifests(): Manifest[] {
  return globSync('*.yaml', { cwd: folder })
    .sort()
    .flatMap((file) => manifestsIn(join(folder, file)))
}

/** @throws {Error} when the file is not YAML */
function manifestsIn(file: string): Manifest[] {
  return [...parseAllDocuments(readFileSync(file, 'utf8'))].map((document) => {
    const [error] = document.errors
    if (error) throw error
    return document.toJS()
  })
}

export function getPodTemplate({ spec }: Manifest): PodTemplate | null {
  return spec?.template ?? null
}
