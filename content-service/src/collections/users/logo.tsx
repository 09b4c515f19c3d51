import type { ServerProps } from 'payload'
import { Strata } from '../../platform/admin/graphics.tsx'
import { companyOrProduct } from '../enquiries/company-address.ts'

/** The logo of the product and the name of the company, above the forms for signing in and for a new password. */
export async function Logo({ payload }: Pick<ServerProps, 'payload'>) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Strata size={44} />
      <span style={{ fontSize: 24, fontWeight: 600, lineHeight: 1.2 }}>
        {await companyOrProduct(payload)}
      </span>
    </div>
  )
}
