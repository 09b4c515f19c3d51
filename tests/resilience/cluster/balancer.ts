import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageCache } from '../../support/nginx-cache.ts'
import type { Host } from './network.ts'

type BalancerOptions = {
  program: string
  host: Host
  sites: Host[]
  contents: Host[]
  folder: string
}

/** The sites' address for visitors, and the content services' address for sites and editors. */
export type Balancer = { site: string; content: string; stop: () => Promise<void> }

/**
 * Starts nginx in front of the copies of both services, with a cache in front of the sites. A copy that does not connect
 * within a second, or reports that it is unavailable, is excluded for two seconds after three failures: after a single
 * one, a slow response would leave no copy while the other is replaced. A form is sent to another copy only if the first
 * did not accept it. Sites' reads go to another copy after a second, because sites wait for them after a change, and
 * visitors wait for sites; a slow read never excludes a copy, because forms and editors would be rejected.
 */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const { program, host, sites, contents, folder } = options
  const servers = (hosts: Host[], port: number, maxFailures = 3) =>
    hosts
      .map(({ address }) => `server ${address}:${port} max_fails=${maxFailures} fail_timeout=2s;`)
      .join(' ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors error;
events { worker_connections 1024; }
http {
  access_log off; ${temporary}
  ${pageCache.http(folder)}
  client_max_body_size 22m;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_connect_timeout 1s;
  proxy_next_upstream error timeout http_502 http_503 http_504;
  proxy_next_upstream_tries 3;
  upstream sites { ${servers(sites, 3000)} keepalive 32; keepalive_timeout 30s; }
  upstream contents { ${servers(contents, 4000)} keepalive 32; keepalive_timeout 30s; }
  upstream reads { ${servers(contents, 4000, 0)} keepalive 32; keepalive_timeout 30s; }
  server { listen ${host.address}:80; location / { proxy_pass http://sites; proxy_read_timeout 3s; ${pageCache.location}
    location /assets/ { proxy_pass http://sites; ${pageCache.files} }
    location ~ ^(/en)?/kontak$ { proxy_pass http://sites; proxy_read_timeout 30s; proxy_cache off; } } }
  server { listen ${host.address}:8080; location / { proxy_pass http://contents; proxy_read_timeout 20s; }
    location /api/ { proxy_pass http://reads; proxy_read_timeout 1s; }
    location = /api/send-contact { proxy_pass http://contents; proxy_read_timeout 20s; } }
}
`,
  )
  const server = host.run(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    site: `http://${host.address}`,
    content: `http://${host.address}:8080`,
    stop: async () => {
      const ended = once(server, 'exit')
      if (server.exitCode === null && server.kill('SIGTERM')) await ended
    },
  }
}
