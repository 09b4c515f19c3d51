import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const repositoryRoot = join(import.meta.dirname, '..')

/**
 * The admin loads its own scripts, styles and pictures and nothing else. Next and Payload write
 * inline scripts and styles, hence `unsafe-inline`; `blob:` and `data:` are for upload previews.
 */
const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
]

const adminHeaders = [
  ...everywhere,
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  { key: 'X-Robots-Tag', value: 'noindex' },
]

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repositoryRoot,
  turbopack: { root: repositoryRoot },
  transpilePackages: ['@niaga/contract'],
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run types`; checking them again here doubles the time of a build.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  experimental: { turbopackFileSystemCacheForBuild: true },
}

export default {
  ...withPayload(config),
  // Replaces the headers of withPayload, which sends Accept-CH, Critical-CH and Vary with every
  // answer: a colour scheme splits each cached API answer in two.
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    {
      source: '/admin/:path*',
      headers:
        process.env.NODE_ENV === 'production'
          ? [...adminHeaders, { key: 'Content-Security-Policy', value: adminPolicy }]
          : adminHeaders,
    },
    { source: '/cms/:path*', headers: adminHeaders },
  ],
} satisfies NextConfig
