import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect as connectPlainly } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { freePort } from '../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')
const startLimitMs = 10_000

export type Nginx = {
  httpPort: number
  httpsPort: number
  certificate: string
  /** The file in which Debian's settings would log each request. */
  accessLog: string
  errorLog: string
  stop: () => Promise<void>
}

/** Returns the path of the installed nginx, or `null` if there is none. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null
}

/**
 * Starts nginx with the shipped file, replacing only ports and paths: its own ports, the services' ports, its pages and
 * the certificate.
 *
 * @param ports ports of the two services
 * @throws {Error} with the output of nginx when it does not start
 */
export async function startNginx(
  program: string,
  ports: { site: number; content: number },
): Promise<Nginx> {
  const { path: folder, remove: removeFolder } = temporaryFolder()
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = ['www.contoh.example', 'contoh.example', 'isi.contoh.example']
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-days', '2', '-keyout', key, '-out', certificate, '-subj', `/CN=${names[0]}`],
      ...['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
    ],
    { stdio: 'ignore' },
  )
  const [accessLog, errorLog] = [join(folder, 'access.log'), join(folder, 'error.log')]
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const replaced: readonly [string | RegExp, string][] = [
    [/listen (\[::\]:)?80\b/g, `listen $1${httpPort}`],
    [/listen (\[::\]:)?443\b/g, `listen $1${httpsPort}`],
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen (\d+)/g, 'listen 127.0.0.1:$1'],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${ports.site};`],
    ['server 127.0.0.1:4000;', `server 127.0.0.1:${ports.content};`],
    [/\/etc\/letsencrypt\/live\/[^/]+\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/live\/[^/]+\/privkey\.pem/g, key],
    ['/var/log/nginx/error.log', errorLog],
    [/\/srv\/niaga\/current\//g, `${root}/`],
  ]
  const shipped = readFileSync(join(root, 'deploy/nginx/niaga.conf'), 'utf8')
  const servers = replaced.reduce((text, [from, to]) => text.replaceAll(from, to), shipped)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    // The workers' default user has no write access to this folder.
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/pid;
error_log stderr error;
events { worker_connections 512; }
http {
  access_log ${accessLog};
  ${temporary}
  ${servers}
}
`,
  )
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const nginx: Nginx = {
    httpPort,
    httpsPort,
    certificate: readFileSync(certificate, 'utf8'),
    accessLog,
    errorLog,
    stop: async () => {
      const ended = once(server, 'exit')
      if (server.exitCode === null && server.kill('SIGTERM')) await ended
      await removeFolder()
    },
  }
  const deadline = performance.now() + startLimitMs
  while (!(await isUp(nginx))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      throw new Error(`nginx did not start.\n${errors}`)
    }
    await wait(50)
  }
  return nginx
}

/** Opens a TLS connection to nginx for a host name, from one of the loopback addresses. */
export function connectSecurely(
  { httpsPort, certificate }: Nginx,
  servername: string,
  localAddress = '127.0.0.2',
) {
  const socket = connectPlainly({ host: '127.0.0.1', port: httpsPort, localAddress })
  return connect({ socket, servername, ca: certificate })
}

function isUp({ httpsPort, certificate }: Nginx): Promise<boolean> {
  const [host, servername] = ['127.0.0.1', 'www.contoh.example']
  return new Promise((resolve) => {
    request({ host, port: httpsPort, servername, ca: certificate, method: 'HEAD' })
      .on('response', (response) => resolve(response.resume().statusCode !== undefined))
      .on('error', () => resolve(false))
      .end()
  })
}
