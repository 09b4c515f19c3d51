import { chatAddress } from './whatsapp-address.ts'

export function WhatsAppLink({ number, className }: { number: string; className: string }) {
  return (
    <a href={chatAddress(number)} rel="noopener" className={`tabular-nums ${className}`}>
      WhatsApp {number}
    </a>
  )
}
