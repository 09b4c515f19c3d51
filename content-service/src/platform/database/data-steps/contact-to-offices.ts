import { randomBytes } from 'node:crypto'
import { runSql, sql, type Transaction } from '../sql.ts'

/**
 * The manual step of the migration that introduces offices: telephone, address and working hours, formerly texts of the
 * company profile and of three footer items, become the first office. `readContact` runs before the columns are dropped,
 * `storeOffices` after the tables are created. Earlier versions also keep their values, so restoring one loses nothing.
 */

const locales = ['id', 'en'] as const
type Locale = (typeof locales)[number]

type Detail = 'alamat' | 'telepon' | 'email'
type Texts = Partial<Record<Locale, string>>

type OldContact = {
  /** The row of the profile or of its version, `null` if there is only a footer. */
  parent: number | null
  isVersion: boolean
  phone: string
  address: Texts
  hours: Texts
  email: string
}

const officeNames = { id: 'Kantor pusat', en: 'Head office' } satisfies Record<Locale, string>

/** Reads the telephone, address and hours that visitors see now, and those of earlier versions. */
export async function readContact(req: Transaction): Promise<OldContact[]> {
  const footer = await readFooter(req)
  const [current, versions] = [
    await runSql(
      req,
      sql`SELECT s.id AS parent, s.contact_phone AS phone, s.contact_email AS email, l._locale AS locale,
        l.contact_address AS address, l.contact_working_hours AS hours
        FROM company_settings s LEFT JOIN company_settings_locales l ON l._parent_id = s.id ORDER BY s.id`,
    ),
    await runSql(
      req,
      sql`SELECT s.id AS parent, s.version_contact_phone AS phone, s.version_contact_email AS email,
        l._locale AS locale, l.version_contact_address AS address, l.version_contact_working_hours AS hours
        FROM _company_settings_v s LEFT JOIN _company_settings_v_locales l ON l._parent_id = s.id ORDER BY s.id`,
    ),
  ]
  const contacts = [...grouped(current, false, footer), ...grouped(versions, true, footer)]
  if (current.length > 0) return contacts.filter(isFilled)
  const [phone, email] = [footer.telepon.id ?? '', footer.email.id ?? '']
  const only = { parent: null, isVersion: false, phone, address: footer.alamat, hours: {}, email }
  return [only, ...contacts].filter(isFilled)
}

/** Writes the first office of each contact, and an email address that only the footer had. */
export async function storeOffices(req: Transaction, contacts: OldContact[]): Promise<void> {
  for (const contact of contacts) {
    const parent = contact.parent ?? (await createProfile(req))
    if (!contact.isVersion && contact.email.includes('@')) {
      await runSql(
        req,
        sql`UPDATE company_settings SET contact_email = ${contact.email} WHERE id = ${parent}`,
      )
    }
    await storeOffice(req, parent, contact)
  }
}

type Row = Record<string, unknown>

/** Groups the texts that visitors see: the footer item takes precedence over the setting, as in the contract. */
function grouped(rows: Row[], isVersion: boolean, footer: Record<Detail, Texts>): OldContact[] {
  const byParent = Map.groupBy(rows, ({ parent }) => Number(parent))
  return [...byParent].map(([parent, texts]) => {
    const inLocale = (locale: Locale, name: string) =>
      getText(texts.find((row) => row.locale === locale)?.[name])
    const getTexts = (name: string) => ({ id: inLocale('id', name), en: inLocale('en', name) })
    const [first] = texts
    return {
      parent,
      isVersion,
      phone: footer.telepon.id || footer.telepon.en || getText(first?.phone),
      address: hasText(footer.alamat) ? footer.alamat : getTexts('address'),
      hours: getTexts('hours'),
      email: footer.email.id || footer.email.en || getText(first?.email),
    }
  })
}

async function readFooter(req: Transaction): Promise<Record<Detail, Texts>> {
  const rows = await runSql(
    req,
    sql`SELECT i.id AS item, l._locale AS locale, l.title AS title, l.content AS content
      FROM footer_items i JOIN footer_items_locales l ON l._parent_id = i.id ORDER BY i.sort_order, i.id`,
  )
  const getTexts = (detail: Detail): Texts => {
    const titled = rows.find(
      ({ locale, title }) => locale === 'id' && getText(title).toLowerCase() === detail,
    )
    const same = rows.filter(({ item }) => titled !== undefined && item === titled.item)
    return Object.fromEntries(same.map(({ locale, content }) => [locale, getText(content)]))
  }
  return { alamat: getTexts('alamat'), telepon: getTexts('telepon'), email: getTexts('email') }
}

async function createProfile(req: Transaction): Promise<number> {
  const [row] = await runSql(
    req,
    sql`INSERT INTO company_settings (contact_email) VALUES (NULL) RETURNING id`,
  )
  return Number(row?.id)
}

async function storeOffice(req: Transaction, parent: number, contact: OldContact): Promise<void> {
  const { isVersion, address, hours } = contact
  const phone = contact.phone || null
  const id = randomBytes(12).toString('hex')
  const [stored] = isVersion
    ? await runSql(
        req,
        sql`INSERT INTO _company_offices_v (_order, _parent_id, phone, _uuid)
          VALUES (1, ${parent}, ${phone}, ${id}) RETURNING id`,
      )
    : await runSql(
        req,
        sql`INSERT INTO company_offices (_order, _parent_id, id, phone)
          VALUES (1, ${parent}, ${id}, ${phone}) RETURNING id`,
      )
  const office = stored?.id
  for (const locale of locales) {
    const values = sql`(${officeNames[locale]}, ${address[locale] || null}, ${hours[locale] || null}, ${locale}, ${office})`
    await runSql(
      req,
      isVersion
        ? sql`INSERT INTO _company_offices_v_locales (name, address, hours_note, _locale, _parent_id) VALUES ${values}`
        : sql`INSERT INTO company_offices_locales (name, address, hours_note, _locale, _parent_id) VALUES ${values}`,
    )
  }
}

function isFilled({ phone, address, hours, email }: OldContact): boolean {
  return phone !== '' || email !== '' || hasText(address) || hasText(hours)
}

function hasText(texts: Texts): boolean {
  return locales.some((locale) => Boolean(texts[locale]))
}

function getText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
