import { m } from '../../../paraglide/messages.js'

/** The names of the parameters of a check in an address. A module of its own, because the form needs no schemas. */

/** Of the limit of a field, and of the basis in which it is meant. */
export const limitName = (slug: string) => `batas-${slug}`
export const basisName = (slug: string) => `basis-${slug}`

/** By which an address with no limit at all still is that of a form that was sent. */
export const checkMark = 'cek'

export const outcomeNames = { fits: m.check_fits, confirm: m.check_confirm, no: m.check_no }
