import { type BaseLocale, defaultLocale } from '@niaga/contract/locale'
import { requestPagePath } from '@niaga/contract/request-page'
import type { SendEmailOptions } from 'payload'
import type { Message, MessageReply } from '../../platform/payload-types.ts'
import type { Environment } from '../../platform/settings/environment.ts'
import { getMailId } from './mail-ids.ts'
import { momentStyle, onOneLine } from './message-mail.ts'

type Sender = { from: { name: string; address: string }; environment: Environment }

/**
 * Writes the receipt for a sender: fixed words without any input, because anyone can type somebody else's address. In both
 * languages if the sender's is unknown.
 */
export function receiptMail(message: Message, { from, environment }: Sender): SendEmailOptions {
  const { email, language, reference, answerBy } = message
  const requested = language ?? null
  const locales: BaseLocale[] = requested ? [requested] : [defaultLocale, 'en']
  const [first = defaultLocale] = locales
  return {
    from,
    to: email,
    subject: enquirySubject(first, message),
    messageId: getMailId('tanda-terima', message, environment.origin),
    // Prevents an automatic reply from an absent sender (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: locales
      .map((locale) =>
        bodyIn(locale, {
          ...{ company: from.name, reference, answerBy },
          page: requestPageLine(message, environment, locale),
        }),
      )
      .join('\n\n---\n\n'),
  }
}

/** Returns the subject of a receipt and of the answer: mail programs show mails with the same subject as one conversation. */
export function enquirySubject(locale: BaseLocale, { items, reference }: Message): string {
  const { request, letter } = words[locale]
  return [items?.length ? request : letter, reference].filter(Boolean).join(': ')
}

/** Returns a line with the address of the request's page, `''` without one. */
function requestPageLine(
  { pageSecret }: Message,
  { siteOrigin }: Environment,
  locale: BaseLocale,
): string {
  if (!pageSecret || siteOrigin === null) return ''
  const prefix = locale === defaultLocale ? '' : `/${locale}`
  return `${words[locale].page}: ${siteOrigin}${prefix}${requestPagePath(pageSecret)}`
}

/** Returns the lines below an answer: its price, its last day, and the page of the request. */
export function replyClosing(
  message: Message,
  { language, price, validUntil }: MessageReply,
  environment: Environment,
): string {
  const text = words[language]
  return [
    price && `${text.price}: ${onOneLine(price)}`,
    validUntil && `${text.valid}: ${days[language].format(Date.parse(validUntil))}`,
    requestPageLine(message, environment, language),
  ]
    .filter(Boolean)
    .join('\n')
}

type Facts = { company: string; page: string } & Pick<Message, 'reference' | 'answerBy'>

function bodyIn(locale: BaseLocale, { company, page, reference, answerBy }: Facts): string {
  const { received, named: referenceLabel, promised, ignore } = words[locale]
  return [
    received,
    reference ? `${referenceLabel}: ${reference}` : '',
    answerBy ? `${promised}: ${moments[locale].format(new Date(answerBy))}` : '',
    page,
    ignore,
    company,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const words = {
  id: {
    request: 'Permintaan penawaran Anda',
    letter: 'Pesan Anda',
    received: 'Pesan Anda dari formulir kontak kami sudah kami terima.',
    named: 'Nomor referensi',
    promised: 'Jawaban paling lambat',
    price: 'Harga',
    valid: 'Berlaku sampai',
    page: 'Permintaan Anda, jawaban kami, dan tempat membalas',
    ignore: 'Bila Anda tidak menulis kepada kami, abaikan email ini.',
  },
  en: {
    request: 'Your request for quotation',
    letter: 'Your message',
    received: 'We have received the message that you sent from our contact form.',
    named: 'Reference',
    promised: 'You will hear from us by',
    price: 'Price',
    valid: 'Valid until',
    page: 'Your request, our replies and a place to reply',
    ignore: 'If you did not write to us, please ignore this mail.',
  },
} satisfies Record<BaseLocale, Record<string, string>>

const dayStyle = { dateStyle: 'long', timeZone: 'UTC' } as const
/** Days without a time of day. */
const days = {
  id: new Intl.DateTimeFormat('id-ID', dayStyle),
  en: new Intl.DateTimeFormat('en-GB', dayStyle),
}

const momentWithDay = { ...momentStyle, weekday: 'long' } as const
const moments = {
  id: new Intl.DateTimeFormat('id-ID', momentWithDay),
  en: new Intl.DateTimeFormat('en-GB', momentWithDay),
}
