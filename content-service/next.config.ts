import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const repositoryRoot = join(import.meta.dirname, '..')

const config: NextConfig = {
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  transpilePackages: ['@niaga/contract', '@niaga/server-kit'],
  // Bundled, there would be a second one of it beside that of the process, and of each of its error classes.
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
  // withPayload sends Accept-CH, Critical-CH and Vary with every answer, and a colour scheme splits each
  // cached API answer in two. The service's own headers are in src/server/security-headers.ts.
  headers: async () => [],
} satisfies NextConfig
