import { expect, test } from 'vitest'
import { contactMessageSchema } from './contact-message.ts'
import { isEmailAddress } from './email-address.ts'
import { textRules } from './enquiry-terms.ts'

const message = { name: 'Kim', email: 'kim@example.com', message: 'FOB 50.000 MT?' }

test('trims every text and leaves out a blank phone', () => {
  const parsed = contactMessageSchema.parse({
    name: ' Kim ',
    email: ' kim@example.com ',
    phone: '  ',
    message: '\nHalo\n',
  })
  expect(parsed).toEqual({ name: 'Kim', email: 'kim@example.com', message: 'Halo' })
})

test.each([
  ['name', undefined, 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', 7, 'Name must be a string'],
  ['name', 'x'.repeat(textRules.name.limit + 1), 'Name must have at most 200 characters'],
  ['email', null, 'Email is required'],
  ['email', 'kim', 'Email must be an email address'],
  ['email', 'kim@', 'Email must be an email address'],
  ['email', 'a@b.c\r\nBcc: x@y.z', 'Email must be an email address'],
  ['phone', 62, 'Phone must be a string'],
  ['phone', '1'.repeat(51), 'Phone must have at most 50 characters'],
  ['message', '', 'Message is required'],
  ['message', ['x'], 'Message must be a string'],
])('rejects the field %s with %j: %s', (field, value, sentence) => {
  const result = contactMessageSchema.safeParse({ ...message, [field]: value })
  expect(result.error?.issues[0]).toMatchObject({ path: [field], message: sentence })
})

test.each([
  ['a\u0000b', 'ab'],
  ['\u001B[2Ja', '[2Ja'],
  ['a\u007F\u009Bb', 'ab'],
  ['\u202Emoc.live\u202C', 'moc.live'],
  ['\u2066a\u2069', 'a'],
  ['satu\r\ndua\rtiga\u2028empat\vlima', 'satu\ndua\ntiga\nempat\nlima'],
  ['kolom\tkolom\n\nbaris', 'kolom\tkolom\n\nbaris'],
  ['لا \u200F煤炭 👩‍🚀', 'لا \u200F煤炭 👩‍🚀'],
])('stores %j as %j in every field', (input, stored) => {
  const phone = `1${input}`
  const parsed = contactMessageSchema.parse({ ...message, name: input, phone, message: input })
  expect(parsed).toMatchObject({ name: stored, phone: `1${stored}`, message: stored })
})

test('treats a text of invisible characters as empty', () => {
  const result = contactMessageSchema.safeParse({ ...message, name: '\u0000\u202E\u001B ' })
  expect(result.error?.issues[0]).toMatchObject({ path: ['name'], message: 'Name is required' })
})

test.each([
  ...['kim@kepco', 'a..b@x.com', 'kim@x.c', '.a@b.co', "o'neil+x@sub.a-b.co", 'a@1.2.3.4'],
])('accepts the address %j, as a browser’s field does', (email) => {
  expect(contactMessageSchema.parse({ ...message, email }).email).toBe(email)
  expect(isEmailAddress(email)).toBe(true)
})

test.each([
  ['kim@例え.jp', 'kim@xn--r8jz45g.jp'],
  ['kim@例え。jp', 'kim@xn--r8jz45g.jp'],
])('reads the address %j as a browser’s field does', (email, sent) => {
  expect(contactMessageSchema.parse({ ...message, email }).email).toBe(sent)
})

test.each([
  ...['kim', 'kim@', '@x.com', 'k im@x.com', 'kim@-x.com', 'kim@x-.com', 'kim@x..com'],
  ...['"a b"@x.com', 'kim@x.com.', 'kim@[1.2.3.4]', 'kïm@x.com', `a@${'x'.repeat(64)}.co`],
])('rejects the address %j, as a browser’s field does', (email) => {
  const result = contactMessageSchema.safeParse({ ...message, email })
  expect(result.error?.issues[0]).toMatchObject({ path: ['email'] })
  expect(isEmailAddress(email)).toBe(false)
})

test.each([[null], ['text'], [[]], [7]])('rejects %j as a message', (body) => {
  expect(contactMessageSchema.safeParse(body).success).toBe(false)
})
