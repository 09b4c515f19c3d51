import { phoneAddress } from './phone-address.ts'

export function PhoneLink({ phone, className }: { phone: string; className: string }) {
  return (
    <a href={phoneAddress(phone)} className={`tabular-nums ${className}`}>
      {phone}
    </a>
  )
}

export function EmailLink({ email, className }: { email: string; className: string }) {
  return (
    <a href={`mailto:${email}`} className={`wrap-anywhere ${className}`}>
      {email}
    </a>
  )
}

/** Days or times from the first to the last. */
const ranges = /([\p{L}\d.:]+–[\p{L}\d.:]+)/u

export function Hours({ hours }: { hours: string[] }) {
  if (hours.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 tabular-nums">
      {hours.map((line) => (
        <li key={line} className="text-balance">
          {/* Keeps `17:00 (UTC+7)` on one line. */}
          {line
            .replace(/ \(/g, '\u00a0(')
            .split(ranges)
            .map((part, index) =>
              index % 2 === 1 ? (
                <span key={`${index} ${part}`} className="whitespace-nowrap">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
        </li>
      ))}
    </ul>
  )
}
