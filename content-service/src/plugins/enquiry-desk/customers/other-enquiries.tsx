import type { UIFieldServerProps } from 'payload'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../../platform/text/fill-in.ts'
import { customerAddress } from './customer-address.ts'
import { countOthers } from './read-customer.ts'

/** Links an enquiry to the customer's others, if any. */
export async function OtherEnquiries({ id, req }: UIFieldServerProps) {
  if (!id) return null
  const count = await countOthers(req.payload, Number(id))
  if (count === 0) return null
  const text = adminTexts(req.i18n).customers
  return (
    <p className="field-type other-enquiries">
      <a href={customerAddress(Number(id))}>
        {count === 1 ? text.othersOne : fillIn(text.othersMany, { count })}
      </a>
    </p>
  )
}
