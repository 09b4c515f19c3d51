import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createHttpMetrics, serveMetrics } from './http-metrics.ts'
import { createRequestLog } from './request-log.ts'

const servers: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function getAddress(server: ReturnType<typeof createServer>): Promise<string> {
  servers.push(server)
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

test('counts responses by kind, status and cache, without a path or query', async () => {
  const metrics = createHttpMetrics('test_', (_method, path) => (path === '/a' ? 'page' : 'other'))
  const observe = createRequestLog({
    log: pino({ level: 'silent' }),
    stream: { write: () => {} },
    isTrusted: () => false,
    metrics,
  })
  const service = createServer((request, response) => {
    observe(request, response).cacheStatus = 'HIT'
    response.writeHead(request.url === '/a?rahasia' ? 200 : 404).end()
  }).listen(0, '127.0.0.1')
  const origin = await getAddress(service)
  for (const path of ['/a?rahasia', '/a?rahasia', '/b']) await fetch(origin + path)
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line).msg) })
  const inside = await getAddress(serveMetrics(metrics.registry, 0, '127.0.0.1', log))
  const read = async () => (await fetch(`${inside}/metrics`)).text()
  await expect.poll(read).toContain('test_responses_total{kind="other"')
  const text = await read()
  expect(text).toContain('test_responses_total{kind="page",status="200",cache="HIT"} 2')
  expect(text).toContain('test_responses_total{kind="other",status="404",cache="HIT"} 1')
  expect(text).toContain('test_response_seconds_count{kind="page"} 2')
  expect(text).not.toContain('rahasia')
  expect((await fetch(inside)).status).toBe(404)
  const port = Number(new URL(inside).port)
  await once(serveMetrics(metrics.registry, port, '127.0.0.1', log), 'error')
  expect(lines).toEqual([expect.stringMatching(/^There are no metrics \(.*EADDRINUSE.*\): set /)])
})
