import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The route table is sent with the first page, so navigations need no manifest request, and it needs no cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
