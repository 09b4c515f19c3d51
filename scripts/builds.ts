import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, type ServiceName } from './services.ts'

/** What each service is built from, and where the build keeps the fingerprint of it. */
const builds = {
  site: {
    sources: [
      '{contract,server-kit}/src/**/*.ts',
      'site/{app,content,messages,project.inlang,public,scripts}/**/*.*',
      'site/*.{ts,json}',
    ],
    stamp: 'site/build/.sources',
  },
  'content-service': {
    sources: [
      '{contract,server-kit}/src/**/*.ts',
      'content-service/src/**/*.*',
      'content-service/*.{ts,json}',
    ],
    stamp: 'content-service/.next/.sources',
  },
} as const satisfies Record<ServiceName, { sources: string[]; stamp: string }>

/** Generated while building, or of no effect on what is built. */
const ignored = [
  /\.test\.tsx?$/,
  /^site\/app\/paraglide\//,
  /next-env\.d\.ts$/,
  /vitest\.config\.ts$/,
]

const progressMs = 10_000

/**
 * Builds the services whose sources are not those of their last build.
 *
 * @throws {Error} with the build's output when a build fails
 */
export async function buildWhatIsNotBuilt(
  services: readonly ServiceName[] = ['site', 'content-service'],
): Promise<void> {
  for (const name of services) {
    const stamp = join(root, builds[name].stamp)
    const fingerprint = fingerprintOf(builds[name].sources)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) continue
    await build(name)
    writeFileSync(stamp, fingerprint)
  }
}

async function build(name: ServiceName): Promise<void> {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  console.log(`Building the ${name} …`)
  const progress = setInterval(() => console.log(`  still building, ${seconds()} s`), progressMs)
  try {
    await run('npm', ['run', 'build', '-w', `@niaga/${name}`])
  } finally {
    clearInterval(progress)
  }
  console.log(`  built in ${seconds()} s`)
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${output.trim()}\n\n"${command} ${args.join(' ')}" failed.`))
    })
  })
}

function fingerprintOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  const files = ['package-lock.json', ...globSync(sources, { cwd: root })]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ignored.some((pattern) => pattern.test(file)))
    .filter((file) => statSync(join(root, file)).isFile())
    .sort()
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
