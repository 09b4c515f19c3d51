import { internationalNumber } from '@niaga/contract/company'
import type { EmailField, NumberField, TextField } from 'payload'
import { adminTexts } from '../admin-kit/admin-texts.ts'
import type { Label } from './labels.ts'
import { sentenceFor } from './sentence.ts'
import { validateEmail } from './validate-email.ts'

/** Fields to reach or find a desk or an office. They are not localized: a number is the same in every language. */

export function phoneField(name: string, description?: Label): TextField {
  return {
    name,
    type: 'text',
    maxLength: 50,
    label: { id: 'Telepon', en: 'Phone' },
    admin: { description, placeholder: '+62 21 …' },
    validate: (value: unknown, { req }) =>
      typeof value !== 'string' ||
      value === '' ||
      (value.length <= 50 && /\d/.test(value)) ||
      sentenceFor(req, {
        id: 'Tulis nomor telepon, paling panjang 50 karakter.',
        en: 'Enter a phone number of at most 50 characters.',
      }),
  }
}

export function whatsAppField(name: string, description?: Label): TextField {
  return {
    name,
    type: 'text',
    label: { id: 'WhatsApp', en: 'WhatsApp' },
    hooks: { beforeValidate: [({ value }) => withCountry(value)] },
    admin: { description, placeholder: '+62 812 …' },
    validate: (value: unknown, { req }) =>
      typeof value !== 'string' ||
      value === '' ||
      isInternational(value) ||
      sentenceFor(req, {
        id: 'Tulis nomornya dalam bentuk internasional, misalnya +62 812 0000 0000.',
        en: 'Enter the number in international form, such as +62 812 0000 0000.',
      }),
  }
}

/** Completes an Indonesian number as it is written in the country, such as 0812 0000 0000. */
function withCountry(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().replace(/^0(?=[1-9])/, '+62 ') : value
}

/** E.164: 15 digits at most; 8 is the minimum of any country with WhatsApp. */
function isInternational(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return internationalNumber.test(value) && digits >= 8 && digits <= 15
}

export function emailField(name: string, description?: Label): EmailField {
  const label = { id: 'Email', en: 'Email' }
  return { name, type: 'email', validate: validateEmail, label, admin: { description } }
}

export function webAddress(name: string, label: Label, description: Label): TextField {
  return {
    name,
    type: 'text',
    label,
    admin: { placeholder: 'https://', description },
    validate: (value: unknown, { req }) => {
      if (typeof value !== 'string' || value === '') return true
      if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return true
      return adminTexts(req.i18n).addresses.web
    },
  }
}

/** Latitude and longitude, which must be stored together. */
export function positionFields(): [latitude: NumberField, longitude: NumberField] {
  return [
    degrees('latitude', 90, 'longitude', {
      label: { id: 'Lintang', en: 'Latitude' },
      description: {
        id: 'Dalam derajat, misalnya -6,2 (selatan khatulistiwa bertanda minus).',
        en: 'In degrees, such as -6.2 (south of the equator is negative).',
      },
    }),
    degrees('longitude', 180, 'latitude', {
      label: { id: 'Bujur', en: 'Longitude' },
      description: { id: 'Dalam derajat, misalnya 106,8.', en: 'In degrees, such as 106.8.' },
    }),
  ]
}

type Texts = { label: Label; description: Label }

function degrees(
  name: string,
  limit: number,
  other: string,
  { label, description }: Texts,
): NumberField {
  return {
    name,
    type: 'number',
    min: -limit,
    max: limit,
    label,
    admin: { description, step: 0.0001 },
    validate: (value: unknown, { req, siblingData }) => {
      const isMissing = value === null || value === undefined
      const partner: unknown = Reflect.get(Object(siblingData), other)
      if (isMissing && typeof partner === 'number') {
        return sentenceFor(req, {
          id: 'Isi lintang dan bujur, atau kosongkan keduanya.',
          en: 'Fill in both latitude and longitude, or leave both empty.',
        })
      }
      if (isMissing || (typeof value === 'number' && Math.abs(value) <= limit)) return true
      return sentenceFor(req, {
        id: `Tulis angka dari -${limit} sampai ${limit}.`,
        en: `Enter a number from -${limit} to ${limit}.`,
      })
    },
  }
}
