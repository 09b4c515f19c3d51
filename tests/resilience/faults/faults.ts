import type { Fault } from './fault-host.ts'

type Row = { name: string; fault: Fault }

function sends(body: string | Buffer, status = 200, headers: Record<string, string> = {}): Fault {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }
}

function changed(change: (body: string) => string): Fault {
  return async (_request, response, normal) => {
    const { body } = await normal()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(change(JSON.stringify(body)))
  }
}

const secret =
  'Error: connect ECONNREFUSED 10.0.0.5:5432\n    at /srv/app/node_modules/pg/index.js:12:3'

/** The ways in which a content host can fail. */
export const faults: readonly Row[] = [
  { name: 'hangs', fault: () => {} },
  { name: 'hangs up', fault: (request) => void request.socket.destroy() },
  {
    name: 'sends one byte a second',
    fault: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 1000)
      response.on('close', () => clearInterval(timer))
    },
  },
  {
    name: 'stops in the middle',
    fault: (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"data":', () => response.destroy())
    },
  },
  {
    name: '500 with a stack trace',
    fault: sends(`<h1>Oops</h1><pre>${secret}</pre>`, 500, { 'content-type': 'text/html' }),
  },
  { name: '503 for ever', fault: sends('{}', 503, { 'retry-after': '9999999' }) },
  { name: '401', fault: sends('{}', 401) },
  {
    name: '200 with HTML',
    fault: sends(`<html>${secret}</html>`, 200, { 'content-type': 'text/html' }),
  },
  { name: 'truncated JSON', fault: changed((body) => body.slice(0, body.length / 2)) },
  { name: 'an empty body', fault: sends('') },
  { name: 'null', fault: sends('null') },
  { name: 'data that is null', fault: sends('{"data":null}') },
  { name: 'a number', fault: sends('7') },
  { name: '30 MB of JSON', fault: sends(`{"data":"${'x'.repeat(30_000_000)}"}`) },
  { name: 'deep nesting', fault: sends('['.repeat(200_000)) },
  { name: 'deep data', fault: sends(`{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`) },
  // A small body that takes much memory when parsed.
  { name: '15 MB of empty objects', fault: sends(`{"data":[${'{},'.repeat(5_200_000)}{}]}`) },
  { name: '4 MB of empty objects', fault: sends(`{"data":[${'{},'.repeat(1_300_000)}{}]}`) },
  { name: 'as many empty objects as are read', fault: sends(`[${'{},'.repeat(149_000)}{}]`) },
  { name: '14 MB of lists in lists', fault: sends('['.repeat(7_000_000) + ']'.repeat(7_000_000)) },
  { name: '4 MB of lists in lists', fault: sends('['.repeat(2_000_000) + ']'.repeat(2_000_000)) },
  { name: 'wrong types in all', fault: changed((body) => body.replace(/:\s*"[^"]*"/g, ':7')) },
  { name: 'another encoding', fault: sends(Buffer.from('{"data":[]}', 'utf16le')) },
  {
    name: 'a compressed body that is none',
    fault: sends('{}', 200, { 'content-encoding': 'gzip' }),
  },
  {
    name: 'redirects in a circle',
    fault: (request, response) => {
      response.writeHead(302, { location: request.url ?? '/' }).end()
    },
  },
  {
    name: 'redirects elsewhere',
    fault: sends('', 302, { location: 'http://127.0.0.1:1/api/home' }),
  },
  {
    name: 'another protocol',
    fault: (request) => void request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  },
  {
    name: 'headers without end',
    fault: (request) => {
      request.socket.write(`HTTP/1.1 200 OK\r\n${`A: ${'a'.repeat(1000)}\r\n`.repeat(100)}`)
    },
  },
  { name: '304 to an unconditional request', fault: sends('', 304) },
]
