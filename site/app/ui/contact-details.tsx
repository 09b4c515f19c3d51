import { Fragment } from 'react'
import { phoneAddress } from './phone-address.ts'
import { useCalls } from './use-calls.ts'

export function PhoneLink({ phone, className }: { phone: string; className: string }) {
  return (
    <a href={phoneAddress(phone)} className={`tabular-nums ${className}`}>
      {phone}
    </a>
  )
}

export function WhatsAppLink({ number, className }: { number: string; className: string }) {
  const { chat } = useCalls({ whatsapp: number })
  return (
    <a href={chat ?? undefined} rel="noopener" className={`tabular-nums ${className}`}>
      WhatsApp {number}
    </a>
  )
}

export function EmailLink({ email, className }: { email: string; className: string }) {
  const { mail } = useCalls({ email })
  return (
    <a href={mail ?? undefined} className={`wrap-anywhere ${className}`}>
      {email}
    </a>
  )
}

export function Hours({ hours }: { hours: string[] }) {
  if (hours.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 tabular-nums">
      {hours.map((line) => (
        <li key={line} className="text-balance">
          {/* Keeps a range of days or times on one line, as well as `17:00 (UTC+7)`. */}
          {line
            .replace(/ \(/g, '\u00a0(')
            .split(' ')
            .map((word, index) => (
              <Fragment key={`${index} ${word}`}>
                {index > 0 && ' '}
                {word.includes('–') ? <span className="whitespace-nowrap">{word}</span> : word}
              </Fragment>
            ))}
        </li>
      ))}
    </ul>
  )
}
