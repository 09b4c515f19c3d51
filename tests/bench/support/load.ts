import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebianPackage } from '../../../scripts/debian.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'

type LoadOptions = {
  origin: string
  /** Paths to request in this order, repeatedly. */
  paths: readonly string[]
  seconds: number
  headers?: Record<string, string>
  connections?: number
  /** The core for the load generator; `null` for any. */
  core?: number | null
}

/** Those of a browser; its name is as long as a real one's, which the site inspects to count visits. */
const browserHeaders = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Sec-Fetch-Dest': 'document',
}

/**
 * Sends requests over persistent connections as fast as the server responds.
 *
 * @returns counts, and the time in milliseconds within which 99 % of the responses arrived
 */
export async function load(options: LoadOptions) {
  const { origin, paths, seconds, headers = {}, connections = 32, core = 1 } = options
  await using folder = temporaryFolder()
  const script = join(folder.path, 'load.lua')
  const sent = Object.entries({ ...browserHeaders, ...headers })
  // At its end wrk prints one line, so its tables need not be parsed.
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = { ${sent.map(([name, value]) => `["${name}"] = ${JSON.stringify(value)}`).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], headers)
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("LOAD %d %d %f %d\\n", summary.requests, summary.duration,
    latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`,
  )
  const count = [`-c${connections}`, `-d${seconds}s`]
  const wrk = ['wrk', '-t1', ...count, '--timeout', '10s', '-s', script, origin]
  const [program = '', ...args] = core === null ? wrk : ['taskset', '-c', String(core), ...wrk]
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1e7 })
  const [, requests, microseconds, p99, failures] =
    /LOAD (\d+) (\d+) ([\d.]+) (\d+)/.exec(stdout) ?? []
  return {
    requests: Number(requests),
    perSecond: Number(requests) / (Number(microseconds) / 1e6),
    p99Ms: Number(p99) / 1000,
    failures: Number(failures),
  }
}

/** @throws {Error} when a required Debian package is missing and cannot be installed */
export function needPrograms(): void {
  for (const [file, name] of [
    ['/usr/bin/wrk', 'wrk'],
    ['/usr/sbin/nginx', 'nginx'],
    ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'libnginx-mod-http-brotli-static'],
  ] as const) {
    if (!existsSync(file) && !installDebianPackage(name)) {
      throw new Error(`The measurement needs Debian’s package ${name}.`)
    }
  }
}
