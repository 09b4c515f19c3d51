import { type AdminI18n, adminTexts } from '../../platform/admin-kit/admin-texts.ts'

/** The addresses of the views of the inbox. */
export const inboxPlaces = {
  list: '/admin/collections/messages',
  board: '/admin/inbox/board',
  customers: '/admin/inbox/customers',
  figures: '/admin/inbox/figures',
} as const

export type InboxPlace = keyof typeof inboxPlaces

type Props = { current: InboxPlace; i18n: AdminI18n }

/** Links each view of the inbox to the others. */
export function InboxLinks({ current, i18n }: Props) {
  const text = adminTexts(i18n).inbox
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
