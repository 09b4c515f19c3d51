import '../server/production.ts'

import { runSite } from '../server/run-site.ts'
import { siteLimits } from '../server/site-limits.ts'

// The built site with room for no page, so that each request renders one.
await runSite({ ...siteLimits, pageCacheBytes: 0 })
