import { defaultPages, type PageTextName, presentDefaultPage } from '@niaga/contract/default-pages'
import type { Locale } from '@niaga/contract/locale'
import type { Page, Seo } from '@niaga/contract/page-texts'
import type { PagePath } from '@niaga/contract/pages'
import { isTakenSlug } from '@niaga/contract/site-addresses'
import { settingText } from '@niaga/contract/translation'
import { withGlossary } from '../../content/glossary.server.ts'
import { valueOrNull } from '../../content/reading.ts'
import { getPath } from '../i18n/locale-address.ts'
import { writtenPeriod } from '../i18n/long-date.ts'
import { m } from '../paraglide/messages.js'
import type { SiteContext } from '../site-context.ts'
import { plainText } from '../ui/text/plain-text.ts'
import { linkAddress } from '../ui/text/safe-address.ts'
import type { Closing, PageSeo, SitePage } from './site-page.ts'

type Sources = Pick<SiteContext, 'imageSource'> & {
  content: Pick<SiteContext['content'], 'pages' | 'contact'>
}

export type SitePages = Awaited<ReturnType<typeof readPages>>

/** Loads the texts of the site's pages in one language. If the host lacks a text, or fails, the built-in text replaces it. */
export async function readPages(locale: Locale, { content, imageSource }: Sources) {
  const [pages, contact] = await Promise.all([content.pages(locale), content.contact(locale)])
  // Another host may have a page at one of the site's own addresses.
  const hostPages = (valueOrNull(pages) ?? []).filter(
    ({ slug }) => slug === undefined || !isTakenSlug(slug),
  )
  const { settings = [], company: profile } = valueOrNull(contact) ?? {}
  const company = settingText(settings, 'company_name', locale) || m.site_name({}, { locale })

  const keepDays = profile?.enquiry_keep_days
  const retention = keepDays ? writtenPeriod(keepDays, locale) : null

  /** Inserts the company's name into a text, and the item's name if there is one. */
  function filled(text = '', name: string): string {
    // Hardly any text has markup, and every page reads the texts of seven pages.
    const plain = /[<&\n]/.test(text) ? plainText(text) : text.trim()
    if (!plain.includes('{')) return plain
    return plain.replaceAll('{company}', () => company).replaceAll('{name}', () => name)
  }

  function getClosing(page: Page | undefined, fallback: Closing, name: string): Closing {
    const { closing } = page ?? {}
    return {
      title: filled(closing?.title, name) || fallback.title,
      text: filled(closing?.text, name) || fallback.text,
      buttonText: filled(closing?.button_text, name) || fallback.buttonText,
      buttonUrl: safeTarget(closing?.button_url ?? '') || fallback.buttonUrl,
    }
  }

  function getSeo(seo: Seo | undefined, fallback: Seo | undefined, name: string): PageSeo {
    return {
      title: filled(seo?.title, name) || filled(fallback?.title, name),
      description: filled(seo?.description, name) || filled(fallback?.description, name),
      picture: imageSource('page', seo?.image ?? null),
    }
  }

  /** @param name of the item, for a page pattern with many items */
  function pageAt<Path extends PagePath>(path: Path, name = ''): SitePage<PageTextName<Path>> {
    const base = withGlossary(presentDefaultPage(path, defaultPages[path], locale), locale)
    const page = hostPages.find((candidate) => candidate.path === path)
    const words = new Map(page?.texts.map((entry) => [entry.name, filled(entry.text, name)]))
    const texts = base.texts.map((entry) => [
      entry.name,
      words.get(entry.name) || filled(entry.text, name),
    ])
    return {
      title: filled(page?.title, name) || filled(base.title, name),
      intro: filled(page?.intro, name) || filled(base.intro, name),
      picture: imageSource('page', page?.image ?? null),
      pictureAlt: page?.image_alt ?? '',
      closing: getClosing(page, getClosing(base, noClosing, name), name),
      // The default texts contain every name of this page.
      texts: Object.fromEntries(texts) as SitePage<PageTextName<Path>>['texts'],
      seo: getSeo(page?.seo, base.seo, name),
    }
  }

  /** Returns a custom page of the company with its body, which is not sanitised yet; `null` if it does not exist. */
  function ownPageAt(slug: string) {
    const page = hostPages.find((candidate) => candidate.slug === slug)
    if (!page) return null
    const { closing } = pageAt('/tentang-kami')
    const body = (page.body ?? '')
      .replaceAll('{company}', () => escaped(company))
      .replaceAll('{retention}', (name) => retention ?? name)
    const view: SitePage = {
      title: filled(page.title, ''),
      intro: filled(page.intro, ''),
      picture: imageSource('page', page.image ?? null),
      pictureAlt: page.image_alt ?? '',
      closing: getClosing(page, closing, ''),
      texts: {},
      seo: getSeo(page.seo, undefined, ''),
    }
    return { page: view, body }
  }

  /** Returns the company's own pages that every footer links to. */
  function footerPages(): { path: string; title: string }[] {
    return hostPages
      .flatMap(({ slug, title, in_footer }) =>
        slug !== undefined && in_footer ? [{ path: `/${slug}`, title: filled(title, '') }] : [],
      )
      .filter(({ title }) => title !== '')
      .slice(0, maxFooterPages)
  }

  return { company, pageAt, ownPageAt, footerPages }
}

/** More would be a list of their own. */
const maxFooterPages = 6

const noClosing: Closing = { title: '', text: '', buttonText: '', buttonUrl: '' }

/** Returns the target of a button: a place on the page, or a safe address; `''` for any other. */
function safeTarget(address: string): string {
  const target = address.trim()
  if (target.startsWith('#')) return /^#[\w-]{1,60}$/.test(target) ? target : ''
  return linkAddress(target, getPath)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
