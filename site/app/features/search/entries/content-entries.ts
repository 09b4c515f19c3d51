import { sectionOrders } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { sectionContents, translated } from '@niaga/contract/translation'
import { longDate } from '../../../i18n/long-date.ts'
import { pageName } from '../../../i18n/page-name.ts'
import { documentViews } from '../../../ui/documents/document-view.ts'
import { kindNames } from '../../../ui/documents/kind-names.ts'
import { plainText } from '../../../ui/text/plain-text.ts'
import type { SearchEntry } from '../search-entry.ts'
import { joined } from './joined.ts'
import type { SearchSources } from './search-sources.server.ts'

/** Returns the entries of files to download. */
export function documentEntries(sources: SearchSources, locale: Locale): SearchEntry[] {
  const documents = sources.documents ?? []
  const views = documentViews(documents, locale)
  const others = namesById(sources.otherDocuments, ({ title }) => title)
  const { products, tools } = sources
  return documents.flatMap((document, index) => {
    const view = views[index]
    if (!view) return []
    const owners = [
      ...(products ?? []).filter(({ id }) => document.product_ids.includes(id)),
      ...(tools ?? []).filter(({ id }) => document.tool_ids.includes(id)),
    ]
    return {
      kind: 'document',
      title: document.title,
      path: view.href,
      isFile: true,
      fact: view.file,
      text: [kindNames[document.kind]({}, { locale }), view.number, view.issuer, view.issued?.human]
        .filter(Boolean)
        .join('; '),
      otherNames: others.get(document.id) ?? '',
      keywords: joined([
        pageName('/dokumen', locale),
        ...owners.map((item) => translated(item, 'name', locale)),
      ]),
    }
  })
}

/**
 * Returns the entries of articles.
 *
 * @param bodies their texts by id, as far as loaded
 */
export function postEntries(
  sources: SearchSources,
  bodies: ReadonlyMap<number, string>,
  locale: Locale,
): SearchEntry[] {
  const others = namesById(sources.otherPosts, ({ title }) => plainText(title))
  return (sources.posts ?? []).map((post) => ({
    kind: 'post',
    title: plainText(post.title),
    path: `/blog/${post.id}`,
    isFile: false,
    fact: longDate(post.published_date, locale)?.human ?? '',
    text: bodies.get(post.id) ?? '',
    otherNames: others.get(post.id) ?? '',
    keywords: post.category ?? '',
  }))
}

export function locationEntries(sources: SearchSources, locale: Locale): SearchEntry[] {
  const others = namesById(sources.otherLocations, ({ location }) => plainText(location))
  const products = sources.products ?? []
  return (sources.locations ?? []).map((place) => ({
    kind: 'location',
    title: plainText(place.location),
    path: `/lokasi-tambang#lokasi-${place.id}`,
    isFile: false,
    fact: place.role ?? '',
    text: [
      plainText(place.description),
      place.load_port,
      ...(place.facts ?? []).map(({ title, text }) => `${title}: ${plainText(text)}`),
    ]
      .filter(Boolean)
      .join('; '),
    otherNames: others.get(place.id) ?? '',
    keywords: joined([
      pageName('/lokasi-tambang', locale),
      ...products
        .filter(({ id }) => place.product_ids?.includes(id))
        .map((product) => translated(product, 'name', locale)),
    ]),
  }))
}

/** Returns the entries of businesses, contacts, managers, and the questions of the home page. */
export function companyEntries(sources: SearchSources, locale: Locale): SearchEntry[] {
  const bare = { isFile: false, fact: '', otherNames: '', keywords: '' }
  const faq = sources.home
    ? sectionContents(sources.home.sections, sectionOrders.faq, locale).flatMap(
        ({ items = [] }) => items,
      )
    : []
  return [
    ...(sources.businesses ?? []).map(({ name, description }) => ({
      ...{ ...bare, kind: 'business' as const, title: name, path: '/bisnis' },
      text: plainText(description),
    })),
    ...(sources.people ?? []).map(({ name, role, area }) => ({
      ...{ ...bare, kind: 'person' as const, title: name, path: '/kontak', fact: role },
      text: area ?? '',
    })),
    ...(sources.managers ?? []).map(({ name, position }) => ({
      ...{ ...bare, kind: 'person' as const, title: name, path: '/tentang-kami/pengurus' },
      fact: position,
      text: '',
    })),
    ...faq.map(({ question, answer }) => ({
      ...{ ...bare, kind: 'question' as const, title: plainText(question), path: '/#vision' },
      text: plainText(answer),
    })),
  ]
}

function namesById<Item extends { id: number }>(
  items: readonly Item[] | null,
  getName: (item: Item) => string,
): Map<number, string> {
  return new Map((items ?? []).map((item) => [item.id, getName(item)]))
}
