import { z } from 'zod'

/** One measurement of a page as sent by the browser (web-vitals). It does not identify the visitor. */
export const vitalSchema = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** In milliseconds; CLS has no unit. */
  value: z.number().min(0).max(3_600_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
  path: z.string().startsWith('/').max(200),
})

export type Vital = z.output<typeof vitalSchema>
