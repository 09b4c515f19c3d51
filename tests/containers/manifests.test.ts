import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment as readContentEnvironment } from '../../content-service/src/platform/settings/environment.ts'
import { readEnvironment as readSiteEnvironment } from '../../site/server/environment.ts'
import { allManifests, getPodTemplate, type Manifest } from './manifests.ts'

const deploy = join(import.meta.dirname, '../../deploy')

/** The classes that check a manifest against the schema of its kind. */
const kinds: Readonly<Record<string, new (manifest: never) => { validate: () => void }>> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 Job': Job,
  'networking.k8s.io/v1 Ingress': Ingress,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
}

function validate(manifest: Manifest): void {
  const Kind = kinds[`${manifest.apiVersion} ${manifest.kind}`]
  if (!Kind) throw new Error(`no schema for ${manifest.apiVersion} ${manifest.kind}`)
  new Kind(manifest as never).validate()
}

const all = allManifests()
const entries = all.map(
  (manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const,
)

test.for(entries)('%s follows the schema of its kind', ([, manifest]) => {
  expect(() => validate(manifest)).not.toThrow()
})

test('a manifest with a wrong value is reported', () => {
  const [deployment] = all.filter(({ kind }) => kind === 'Deployment')
  expect(() => validate({ ...deployment, spec: { replicas: 'two' } } as Manifest)).toThrow()
})

const pods = all.flatMap((manifest) => {
  const template = getPodTemplate(manifest)
  return template ? [[`${manifest.kind} ${manifest.metadata.name}`, template.spec] as const] : []
})

test('three kinds of pods run', () => expect(pods).toHaveLength(3))

test.for(pods)('%s runs without root and writes only to its volumes', ([, pod]) => {
  expect(pod.automountServiceAccountToken).toBe(false)
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
  for (const { securityContext, resources } of pod.containers) {
    expect(securityContext).toMatchObject({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(resources.limits.memory).toBeDefined()
  }
})

test('the pods run the images of this version', () => {
  const { version } = JSON.parse(readFileSync(join(deploy, '../package.json'), 'utf8'))
  const images = pods.flatMap(([, { containers }]) => containers.map(({ image }) => image))
  for (const image of images) expect(image.endsWith(`:${version}`), image).toBe(true)
})

const secret = '0'.repeat(64)
const production = { DEPLOYMENT: 'production', PURGE_SECRET: secret }

test('the settings of the manifests start both services once the secrets are given', () => {
  const content = getConfig('niaga-content-service')
  const secrets = {
    PAYLOAD_SECRET: secret,
    DATABASE_URL: 'postgres://niaga@postgres/niaga',
    S3_ACCESS_KEY_ID: 'niaga',
    S3_SECRET_ACCESS_KEY: secret,
  }
  expect(readContentEnvironment({ ...production, ...content, ...secrets })).toMatchObject({
    origin: 'https://isi.contoh.example',
  })
  expect(() => readContentEnvironment({ ...production, ...content })).toThrow('PAYLOAD_SECRET')
  expect(readSiteEnvironment({ ...production, ...getConfig('niaga-site') })).toMatchObject({
    CONTENT_HOST: 'http://niaga-content-service:4000',
  })
})

function getConfig(name: string): Record<string, string> {
  const configMap = all.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)
  return configMap?.data ?? {}
}

test('every Service, budget and autoscaler names pods that there are', () => {
  const names = all.map(
    (manifest) => getPodTemplate(manifest)?.metadata.labels['app.kubernetes.io/name'],
  )
  const selected = all
    .filter(({ kind }) => kind === 'Service' || kind === 'PodDisruptionBudget')
    .map(({ metadata }) => metadata.name)
  expect(selected).toHaveLength(4)
  for (const { kind, metadata, spec } of all) {
    if (kind === 'Service') expect(spec?.selector).toEqual(labelled(metadata.name))
    if (kind === 'PodDisruptionBudget') {
      expect(spec?.selector).toEqual({ matchLabels: labelled(metadata.name) })
    }
    if (kind === 'HorizontalPodAutoscaler') expect(names).toContain(spec?.scaleTargetRef?.name)
  }
  for (const name of selected) expect(names).toContain(name)
})

function labelled(name: string) {
  return { 'app.kubernetes.io/name': name }
}

test('the example for one machine names every variable that must be given', () => {
  const compose = readFileSync(join(deploy, 'compose.yaml'), 'utf8')
  const example = parseEnv(readFileSync(join(deploy, 'compose.env.example'), 'utf8'))
  const required = [...compose.matchAll(/\$\{(\w+):\?[^}]*\}/g)].map(([, name = '']) => name)
  expect(required.length).toBeGreaterThan(10)
  for (const name of required) expect(example).toHaveProperty(name)
})

test('the services of one machine get every variable that they need, and no secret', () => {
  const { services } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true })
  for (const [name, service] of Object.entries<object>(services)) {
    expect(service, name).toMatchObject({
      security_opt: ['no-new-privileges'],
      mem_limit: '1g',
      logging: { options: { 'max-size': '20m' } },
    })
    // Those of the two services are in their images.
    if (!/^(content-service|site)$/.test(name)) expect(service).toHaveProperty('healthcheck')
  }
  for (const name of ['content-service', 'site']) {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
  }
  const content = { ...production, ...filled(services['content-service'].environment) }
  expect(readContentEnvironment(content)).toMatchObject({ origin: 'https://isi.contoh.example' })
  const site = { ...production, ...filled(services.site.environment) }
  expect(readSiteEnvironment(site)).toMatchObject({ CONTENT_HOST: 'http://content-service:4000' })
})

/** Fills in variables as compose does, from the example, with every secret set. */
function filled(variables: Record<string, string>): Record<string, string> {
  const example = parseEnv(readFileSync(join(deploy, 'compose.env.example'), 'utf8'))
  const fill = (text: string) =>
    text.replace(
      /\$\{(\w+)(?:(:\?)|:-)?([^}]*)\}/g,
      (_, name, isRequired, otherwise) => example[name] || (isRequired ? secret : otherwise),
    )
  return Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, fill(text)]))
}
