import { personSchema } from '@niaga/contract/company'
import { expect, test } from 'vitest'
import { desksView } from './desk-view.ts'

test('has no photograph and no way that a desk does not give', () => {
  const [desk] = desksView([personSchema.parse({ id: 1, name: 'Rina Contoh' })], () => null)
  expect(desk).toMatchObject({ name: 'Rina Contoh', photo: null, languages: '', whatsapp: '' })
})
