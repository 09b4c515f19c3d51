/**
 * Returns where a server listens: at the socket that systemd passed to this process (sd_listen_fds), in which requests wait
 * while the service restarts, or at the configured port.
 */
export function listeningAddress(host: string, port: number) {
  return process.env.LISTEN_FDS === '1' ? { fd: 3 } : { host, port }
}
