import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { untilOk } from './bench-site.ts'

/** Headers that nginx writes itself, or that are specific to one connection. */
const ownHeaders = /^(connection|content-(encoding|length|type)|date|etag|keep-alive|vary)$/

/** The headers of a page, and its body as compressed by the site. */
export type Page = { headers: IncomingHttpHeaders; br: Buffer }

/**
 * Starts nginx with one process on the site's core, serving a page's bytes and headers as the site sends them, with a buffered
 * access log.
 */
export async function startNginx(page: Page) {
  const { path: folder, remove: removeFolder } = temporaryFolder()
  const port = await freePort()
  writeFileSync(join(folder, 'index.html'), brotliDecompressSync(page.br))
  writeFileSync(join(folder, 'index.html.br'), page.br)
  const headers = Object.entries(page.headers)
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
user root;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  types { text/html html; }
  charset utf-8;
  access_log access.log combined buffer=64k flush=1s;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=600s;
  open_file_cache_valid 600s;
  brotli_static on;
  gzip_vary on;
  ${headers.join('\n  ')}
  server { listen 127.0.0.1:${port}; root ${folder}; index index.html; }
}
`,
  )
  const args = ['-c', '0', 'nginx', '-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;']
  const server = spawn('taskset', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilOk(origin)
  return {
    origin,
    pid: server.pid,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await removeFolder()
    },
  }
}
