import type { Config } from '@react-router/dev/config'

export default {
  // Each language is built separately, by scripts/build.ts.
  buildDirectory: `build/${process.env.BUILD_LOCALE ?? ''}`,
  ssr: true,
  // The first page contains the route table, so navigations need no manifest request, and the manifest needs no cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
