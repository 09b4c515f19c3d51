import type { FieldHook, TextField } from 'payload'
import { hiddenField } from '../../../platform/admin/fields.ts'
import type { Message } from '../../../platform/payload-types.ts'
import { addressKey, companyKey } from '../../../platform/text/customer-keys.ts'

/**
 * The keys by which a customer's messages are found. Both are derived from the received message, whatever access it is
 * stored with.
 */
export function customerKeyFields(): TextField[] {
  return [
    keyField('addressKey', ({ email }) => (email === undefined ? undefined : addressKey(email))),
    keyField('companyKey', ({ company }) =>
      company === undefined ? undefined : companyKey(company),
    ),
  ]
}

type Received = Partial<Pick<Message, 'email' | 'company'>>

function keyField(
  name: string,
  getKey: (received: Received) => string | null | undefined,
): TextField {
  const follow: FieldHook<Message> = ({ data, originalDoc }) =>
    getKey({ ...originalDoc, ...data }) ?? null
  return {
    name,
    type: 'text',
    index: true,
    access: { create: never, read: never, update: never },
    hooks: { beforeChange: [follow] },
    admin: hiddenField,
  }
}

const never = () => false
