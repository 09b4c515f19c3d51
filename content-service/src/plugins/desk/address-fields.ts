import type { Field } from 'payload'
import { buttonAddress, siteAddress } from '../../collections/menu-items/site-address.ts'
import { isAddressField } from '../../platform/admin/field-marks.ts'

const linkPart = '/src/plugins/desk/link-part.tsx#LinkPart'

/** Adds the choice of a page to every field that is marked as an address or validated as a site address. */
export function withLinkPart(field: Field): Field {
  if (field.type !== 'text' || field.hasMany) return field
  const isAddress = field.validate === siteAddress || field.validate === buttonAddress
  if (!isAddress && !field.custom?.[isAddressField]) return field
  const { admin, custom } = field
  const afterInput = [...(admin?.components?.afterInput ?? []), linkPart]
  return {
    ...field,
    custom: { ...custom, [isAddressField]: true },
    admin: { ...admin, components: { ...admin?.components, afterInput } },
  }
}
