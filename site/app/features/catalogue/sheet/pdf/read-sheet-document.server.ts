import { contactDetails } from '@niaga/contract/contact-details'
import type { Locale } from '@niaga/contract/locale'
import { settingText } from '@niaga/contract/translation'
import { valueOrNull } from '../../../../../content/reading.ts'
import { hrefIn } from '../../../../i18n/locale-address.ts'
import { m } from '../../../../paraglide/messages.js'
import type { SiteContext } from '../../../../site-context.ts'
import { sheetPage } from '../sheet-page.server.ts'
import type { SheetDocument } from './sheet-document.ts'

type Sources = Pick<SiteContext, 'content' | 'imageSource' | 'ownPicture' | 'origin'>

/** Limits for hosts, which may send any number of entries and texts of any length. */
const most = { lines: 80, uses: 30, characters: 1200 }

/**
 * Loads a sheet as a document; returns `null` if the address has no sheet in this language: sheets of machines are only
 * published in Indonesian.
 *
 * @param path the address of its page in the default language
 */
export async function readSheetDocument(
  path: string,
  locale: Locale,
  sources: Sources,
): Promise<SheetDocument | null> {
  const [page, reading] = await Promise.all([
    sheetPage(path, locale, sources),
    sources.content.contact(locale),
  ])
  if (!page || page.language !== locale) return null
  const { sheet, page: texts, matrix } = page
  const inLanguage = { locale }
  const contact = valueOrNull(reading)
  const details = contact && contactDetails(contact, locale)
  const title = page.isEquipment ? m.sheet_equipment_title : m.sheet_title
  const lines = sheet.lines.slice(0, most.lines)
  const content = {
    language: locale,
    title: title({ name: sheet.name }, inLanguage),
    summary: shortened(page.summary),
    description: shortened(sheet.description),
    company: {
      name:
        settingText(contact?.settings ?? [], 'company_name', locale) || m.site_name({}, inLanguage),
      address: shortened(details?.address ?? ''),
      contact: [details?.phone, details?.email].filter(Boolean).join(' · '),
      notice: shortened(contact?.company?.notice ?? ''),
    },
    identity: sheet.facts,
    address: sources.origin.replace(/\/$/, '') + hrefIn(locale, path),
    figures: {
      title: m.item_features({}, inLanguage),
      columns: [
        m.sheet_parameter({}, inLanguage),
        m.sheet_unit({}, inLanguage),
        m.sheet_value({}, inLanguage),
      ],
      lines,
      notes: [
        [lines.some(({ bar }) => bar) && texts.texts.sheet_scale, matrix?.specificationNote]
          .filter(Boolean)
          .join(' '),
        lines.some(({ isOurs }) => isOurs) ? `* ${texts.texts.sheet_ours}` : '',
      ].filter(Boolean),
    },
    uses: {
      title: m.sheet_uses({}, inLanguage),
      items: sheet.uses.slice(0, most.uses).map(shortened),
    },
    grades: matrix && {
      title: m.sheet_own_data({}, inLanguage),
      lead: `${m.sheet_own_data_lead({}, inLanguage)} ${matrix.note}`.trim(),
      columns: {
        parameter: m.sheet_parameter({}, inLanguage),
        basis: m.offer_basis({}, inLanguage),
        method: m.offer_method({}, inLanguage),
      },
      matrix,
    },
    getPage: m.sheet_page_of({ page: '{page}', pages: '{pages}' }, inLanguage),
  } satisfies Omit<SheetDocument, 'date'>
  return {
    ...content,
    date: (sheet.changedAt ?? new Date().toISOString()).slice(0, 10),
  }
}

function shortened(text: string): string {
  return text.length > most.characters ? `${text.slice(0, most.characters)}…` : text
}
