import { m } from '../../../../paraglide/messages.js'

/** Names of the parameters of a check in an address, in a separate module because the form needs no schemas. */

/** Name of a field's limit, and of the basis of that limit. */
export const limitName = (slug: string) => `batas-${slug}`
export const basisName = (slug: string) => `basis-${slug}`

/** Name of the pasted lines of a tender. */
export const tenderName = 'tender'

/** Marks the address of a submitted form, even without any limit. */
export const checkMark = 'cek'

export const outcomeNames = { fits: m.check_fits, confirm: m.check_confirm, no: m.check_no }
