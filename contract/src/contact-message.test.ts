import { expect, test } from 'vitest'
import { contactMessageLimits, contactMessageSchema } from './contact-message.ts'

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
  ['name', 7, 'Name must be a text'],
  ['name', 'x'.repeat(contactMessageLimits.name + 1), 'Name must have at most 200 characters'],
  ['email', null, 'Email is required'],
  ['email', 'kim', 'Email must be an e-mail address'],
  ['email', 'kim@', 'Email must be an e-mail address'],
  ['email', 'a@b.c\r\nBcc: x@y.z', 'Email must be an e-mail address'],
  ['phone', 62, 'Phone must be a text'],
  ['phone', '1'.repeat(51), 'Phone must have at most 50 characters'],
  ['message', '', 'Message is required'],
  ['message', ['x'], 'Message must be a text'],
])('refuses the field %s with %j: %s', (field, value, sentence) => {
  const result = contactMessageSchema.safeParse({ ...message, [field]: value })
  expect(result.error?.issues[0]).toMatchObject({ path: [field], message: sentence })
})

test.each([[null], ['text'], [[]], [7]])('refuses %j as a message', (body) => {
  expect(contactMessageSchema.safeParse(body).success).toBe(false)
})
