import type { Manager, Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../content/image-source.server.ts'
import type { DeskEntry } from '../../ui/desks/desk-view.ts'

/** A member of the management, with the desk that this person leads and its goods. */
export type Person = Pick<Manager, 'id' | 'name' | 'position' | 'area'> & {
  /** In place of a missing photograph. */
  initials: string
  photo: string | null
  desk: DeskEntry | undefined
  /** Their names, with the addresses of their pages in the default language. */
  goods: { path: string; name: string }[]
}

type Sources = { desks: readonly DeskEntry[]; products: readonly Product[]; tools: readonly Tool[] }

/** Number of people on the screen (specification, section 9). */
const shownCount = 3

/** Hosts may send any number. */
const maxGoods = 24

/** Returns the first people of the list, and the desks that none of them leads. */
export function managementView(
  managers: readonly Manager[],
  { desks, products, tools }: Sources,
  { locale, picture }: { locale: Locale; picture: ImageSource },
): { people: Person[]; desks: DeskEntry[] } {
  const goods = [
    ...products.map((product) => ({ ...product, path: `/produk/${product.id}` })),
    ...tools.map((tool) => ({ ...tool, path: `/alat/${tool.id}` })),
  ]
  const people = managers
    .slice(0, shownCount)
    .map(({ id, name, position, photo_url, area, contact_id: deskId }) => ({
      ...{ id, name, position, area, initials: getInitials(name) },
      photo: picture('manager', photo_url),
      desk: desks.find((desk) => desk.id === deskId),
      goods: goods
        .filter((one) => deskId !== undefined && one.contact_id === deskId)
        .slice(0, maxGoods)
        .map((one) => ({ path: one.path, name: translated(one, 'name', locale) })),
    }))
  return { people, desks: desks.filter((desk) => people.every((person) => person.desk !== desk)) }
}

/** Returns the first letters of the first two words. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2)
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
