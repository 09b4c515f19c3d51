import '../server/production.ts'

import { runSite } from '../server/run-site.ts'
import { siteLimits } from '../server/site-limits.ts'

// The built site with a page cache of 0 bytes, so that each request renders its page.
await runSite({ ...siteLimits, pageCacheBytes: 0 })
