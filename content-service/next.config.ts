import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const repositoryRoot = join(import.meta.dirname, '..')

const config: NextConfig = {
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

export default {
  ...withPayload(config),
  // withPayload adds Accept-CH, Critical-CH and Vary to every response, so that caches store one for each colour scheme.
  // The service's own headers are in src/server/security-headers.ts.
  headers: async () => [],
} satisfies NextConfig
