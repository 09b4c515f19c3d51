import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const repositoryRoot = join(import.meta.dirname, '..')

// Plain JavaScript: for a TypeScript one Next loads its compiler at every start, 100 MB that production needs for nothing else.

/** @type {import('next').NextConfig} */
const config = {
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  transpilePackages: ['@niaga/contract', '@niaga/server-kit'],
  // If it were bundled, it and each of its error classes would exist twice in the process.
  serverExternalPackages: ['payload'],
  poweredByHeader: false,
  reactStrictMode: true,
  // Payload shows pictures as they are; the optimiser would encode any of them in any size for anyone.
  images: { unoptimized: true },
  // Types are checked by `npm run types`; checking them again here doubles the time of a build.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  experimental: { turbopackFileSystemCacheForBuild: true },
}

/** @satisfies {import('next').NextConfig} */
export default {
  ...withPayload(config),
  // withPayload adds Accept-CH, Critical-CH and Vary to every response, so that caches store one for each colour scheme.
  // The service's own headers are in src/server/security-headers.ts.
  headers: async () => [],
}
