import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole table travels with the first page: no manifest request on navigation, so no cache of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
