import { z } from 'zod'

export const redirectSchema = z.object({
  from: z.string().min(1).describe('An address that is no page of the site, in lower case'),
  to: z.string().min(1).describe('An address on the site'),
  permanent: z.boolean(),
})

export type Redirect = z.output<typeof redirectSchema>
