import type { AdminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { inboxTexts } from './inbox-texts.ts'

/** The addresses of the views of the inbox. */
export const inboxPlaces = {
  list: '/admin/collections/messages',
  board: '/admin/inbox/board',
  customers: '/admin/inbox/customers',
  figures: '/admin/inbox/figures',
} as const

export type InboxPlace = keyof typeof inboxPlaces

type Props = { current: InboxPlace; language: AdminLanguage }

/** Links each view of the inbox to the others. */
export function InboxLinks({ current, language }: Props) {
  const text = inboxTexts[language]
  return (
    <nav className="list-tools inbox-links" aria-label={text.views}>
      {Object.entries(inboxPlaces).map(([place, address]) => (
        <a key={place} href={address} aria-current={place === current ? 'page' : undefined}>
          {Reflect.get(text, place)}
        </a>
      ))}
    </nav>
  )
}
