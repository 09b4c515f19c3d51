import type { Page } from '@playwright/test'
import type { Language } from './journey.ts'
import { messages } from './messages.ts'

export const enquiry = {
  contact_name: 'Kim Min-jun',
  contact_email: 'kim@pembeli.example',
  contact_phone: '+82 2 555 0100',
  contact_message: 'FOB 50.000 MT "GAR 4200" <b>?</b>\nSalam 😀',
} as const

export type Field = keyof typeof enquiry

export const fields = Object.keys(enquiry) as Field[]

/** A form sent within two seconds is treated as sent by a bot. */
const minFillingMs = 2000

/** Types the message key by key and sets the other fields at once, like autofill; then advances the page's clock. */
export async function fill(
  page: Page,
  language: Language,
  values: Partial<Record<Field, string>> = enquiry,
) {
  const { contact_message: message, ...others } = values
  for (const [field, value] of Object.entries(others)) {
    await control(page, language, field as Field).fill(value)
  }
  if (message === undefined) return
  const box = control(page, language, 'contact_message')
  await box.clear()
  await box.pressSequentially(message)
  await waitAsATypist(page)
}

/** Advances the page's clock by the time that a person needs. */
export async function waitAsATypist(page: Page): Promise<void> {
  await page.evaluate((passedMs) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + passedMs
  }, minFillingMs)
}

/** Holds the form's script back; returns a function that releases it. */
export async function holdIsland(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/\w+-contact-form-.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export function control(page: Page, language: Language, field: Field) {
  return page.getByRole('main').getByLabel(new RegExp(`^${escaped(messages[language][field])}`))
}

export function sendButton(page: Page, language: Language) {
  return page.getByRole('main').getByRole('button', { name: messages[language].contact_send })
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
