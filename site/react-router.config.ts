import type { Config } from '@react-router/dev/config'

export default {
  // Each language is built apart, by scripts/build.ts.
  buildDirectory: `build/${process.env.BUILD_LOCALE ?? ''}`,
  ssr: true,
  // The route table is sent with the first page, so navigations need no manifest request, and it needs no cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
