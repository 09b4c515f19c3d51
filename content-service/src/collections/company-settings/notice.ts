import { type BaseLocale, type Locale, locales } from '@niaga/contract/locale'
import type { DateField, DateFieldValidation, GlobalConfig, Payload, TextField } from 'payload'
import { dayAndTime, getCounter } from '../../platform/admin/fields.ts'
import { headingIn, type Label, menuGroups } from '../../platform/admin/labels.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import type { Notice } from '../../platform/payload-types.ts'
import { secondLanguage } from '../../platform/text/second-language.ts'
import { isPreviewedGlobal } from '../content/preview-target.ts'
import { shownUntil } from '../content-versions/versions.ts'
import { buttonAddress } from '../menu-items/site-address.ts'

/** The languages stand beside each other: an urgent sentence is published in all of them at once. */
const texts = {
  id: 'textIndonesian',
  en: 'textEnglish',
  zh: 'textChinese',
} as const satisfies Record<Locale, keyof Notice>

/**
 * A sentence at the top of every page, from one moment until another.
 *
 * @param offered the languages of the content
 */
export function notice(offered: readonly Locale[]): GlobalConfig {
  return {
    slug: 'notice',
    label: { id: 'Pemberitahuan', en: 'Notice' },
    admin: {
      group: menuGroups.company,
      description: {
        id: 'Satu kalimat di atas setiap halaman, misalnya kantor tutup. Tanpa teks tidak ada pemberitahuan.',
        en: 'A sentence at the top of every page, such as that the office is closed. Without a text there is no notice.',
      },
    },
    fields: [
      ...locales.map((locale) => textIn(locale, !offered.includes(locale))),
      {
        type: 'row',
        fields: [
          moment('from', {
            label: { id: 'Mulai', en: 'From' },
            description: {
              id: 'Bila kosong, tampil sejak dipublikasikan. Jamnya menurut komputer Anda.',
              en: 'When empty, shown once published. Times use your computer’s clock.',
            },
          }),
          {
            ...moment('until', {
              label: { id: 'Sampai', en: 'Until' },
              description: {
                id: 'Bila kosong, tampil sampai teksnya dihapus.',
                en: 'When empty, shown until the text is removed.',
              },
            }),
            validate: followsBeginning,
          },
        ],
      },
      {
        name: 'link',
        type: 'text',
        label: { id: 'Tautan', en: 'Link' },
        validate: buttonAddress,
        admin: {
          description: {
            id: 'Halaman yang menjelaskan lebih lanjut, misalnya /kontak.',
            en: 'A page that explains more, for example /kontak.',
          },
        },
      },
    ],
  }
}

function textIn(locale: Locale, hidden: boolean): TextField {
  const maxLength = 160
  const description = {
    id: 'Di atas setiap halaman; di ponsel 50 karakter muat di satu baris. Bila kosong, tampil teks dalam bahasa lain.',
    en: 'At the top of every page; a phone fits 50 characters on a line. When empty, the text in another language is shown.',
  }
  const admin = { hidden, description, ...getCounter([{ atMost: maxLength }]) }
  const label = headingIn({ id: 'Teks', en: 'Text' }, locale)
  return { name: texts[locale], type: 'text', maxLength, label, admin }
}

type Words = { label: Label; description: Label }

function moment(name: string, { label, description }: Words): DateField {
  return { name, type: 'date', label, admin: { description, date: dayAndTime, width: '50%' } }
}

const followsBeginning: DateFieldValidation = (until, { siblingData, req }) => {
  const { from } = siblingData as Partial<Notice>
  if (!from || !until || new Date(from) < new Date(until)) return true
  return adminTexts(req.i18n).notice.order
}

type Shown = { notice?: string; notice_link?: string }

/**
 * Returns the notice that is shown, in one language or in another that has one.
 *
 * @param locale the language of the presentation; a further language is read in the place of English
 */
export async function readNotice(payload: Payload, locale: BaseLocale): Promise<Shown> {
  const draft = isPreviewedGlobal('notice')
  const notice = await payload.findGlobal({ slug: 'notice', depth: 0, draft })
  if (!draft && notice._status !== 'published') return {}
  // As of the last content change, because responses are cached per version; the bounds change the version.
  const now = (await shownUntil({ payload })) ?? new Date()
  const { from, until, link } = notice
  const hasBegun = !from || new Date(from) <= now
  if (!draft && (!hasBegun || (until && new Date(until) <= now))) return {}
  const language = locale === 'id' ? 'id' : secondLanguage().locale
  const candidates = [language, 'en', 'id'].map((each) => notice[texts[each as Locale]])
  const text = candidates.find(Boolean)
  return text ? { notice: text, notice_link: link || undefined } : {}
}

/** Whether the notice appeared or disappeared between two moments. */
export async function hasNoticeChanged(payload: Payload, since: Date, now: Date): Promise<boolean> {
  const { from, until } = await payload.findGlobal({ slug: 'notice', depth: 0 })
  return [from, until].some((bound) => bound && new Date(bound) > since && new Date(bound) <= now)
}
