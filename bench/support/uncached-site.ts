import '../../site/server/production.ts'

import { runSite } from '../../site/server/run-site.ts'
import { siteLimits } from '../../site/server/site-limits.ts'

// The built site with room for no page, so that each request renders one.
await runSite({ ...siteLimits, pageCacheBytes: 0 })
