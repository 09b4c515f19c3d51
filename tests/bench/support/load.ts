import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebianPackage } from '../../../scripts/debian.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { cpuMs } from './process-figures.ts'

type LoadOptions = {
  origin: string
  /** The process whose processor time is measured. */
  pid: number | undefined
  /** Paths to request in this order, repeatedly. */
  paths: readonly string[]
  seconds: number
  headers?: Record<string, string>
  connections?: number
}

/** The headers of a browser; its name is as long as a real one's, which the site inspects to count visits. */
const browserHeaders = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Sec-Fetch-Dest': 'document',
}

/**
 * Sends requests over persistent connections as fast as the server responds, from the second core.
 *
 * @returns counts, the time within which 99 % of the responses arrived, and the processor time of a response, in milliseconds
 * @throws {Error} when a request fails
 */
export async function load(options: LoadOptions) {
  const { origin, pid, paths, seconds, headers = {}, connections = 32 } = options
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
  const before = cpuMs(pid)
  const { stdout } = await promisify(execFile)('taskset', ['-c', '1', ...wrk], { maxBuffer: 1e7 })
  const usedMs = cpuMs(pid) - before
  const [requests = 0, microseconds = 0, p99 = 0, failures = 0] =
    /LOAD (.*)/.exec(stdout)?.[1]?.split(' ').map(Number) ?? []
  if (failures > 0) throw new Error(`${failures} of ${requests} requests failed`)
  return {
    requests,
    perSecond: requests / (microseconds / 1e6),
    p99Ms: p99 / 1000,
    cpuMs: usedMs / requests,
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
