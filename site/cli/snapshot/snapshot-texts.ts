import type { Locale } from '@niaga/contract/locale'
import { localeRegistry } from '../../app/i18n/locale-registry.ts'

export const snapshotTexts = {
  id: {
    notice: (date: string) =>
      `Salinan statis situs ini per ${date}. Pencarian, penyaring, dan formulir ada di`,
    live: 'situs aktif',
    label: 'Salinan statis',
    message: 'Kirim pesan lewat situs aktif',
    search: 'Cari di situs aktif',
    form: 'Buka isian ini di situs aktif',
  },
  en: {
    notice: (date: string) =>
      `A static copy of this site as of ${date}. Search, filters and forms are on`,
    live: 'the live site',
    label: 'Static copy',
    message: 'Send a message on the live site',
    search: 'Search on the live site',
    form: 'Open this form on the live site',
  },
  zh: {
    notice: (date: string) => `本页是网站截至 ${date}的静态副本。搜索、筛选和表单请使用`,
    live: '在线网站',
    label: '静态副本',
    message: '到在线网站发送留言',
    search: '到在线网站搜索',
    form: '到在线网站填写此表单',
  },
} as const satisfies Record<Locale, unknown>

export function writeMoment(moment: Date, locale: Locale): string {
  const { dateLocale, timeZone } = localeRegistry[locale]
  const date = new Intl.DateTimeFormat(dateLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(moment)
  return `${date} WIB`
}

/** Uses colours and spaces of the site's own stylesheet. */
export const snapshotStyles = `.snapshot-notice {
  padding: 0.5rem 1rem;
  background: var(--color-ink, #14171a);
  color: var(--color-paper, #fff);
  text-align: center;
}
.snapshot-notice a,
.snapshot-notice a:hover {
  color: inherit;
  text-decoration: underline;
}
.snapshot-form {
  margin-block: 1rem;
}
@media print {
  .snapshot-form {
    display: none;
  }
}
`
