import type { Product } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { localeEntries } from '../../i18n/locale-registry.ts'
import { getSlug } from '../../ui/slug.ts'
import { getTerms } from '../../words/get-terms.ts'
import { getWords, isFigure } from '../../words/split-words.ts'
import { basisName, limitName, outcomeNames } from '../catalogue/offer/check/check-names.ts'
import { checkView } from '../catalogue/offer/check/check-view.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchIndex } from './search-index.server.ts'

/**
 * Returns an index that checks grades against a limit named in the search, and puts these checks before all results except
 * a grade of exactly that figure.
 */
export function withLimitChecks(index: SearchIndex, products: readonly Product[]): SearchIndex {
  return {
    ...index,
    search: (query, most, isTyping) => {
      const results = index.search(query, most, isTyping)
      const checks = limitChecks(products, query, index.locale)
      const hits = checks.map(({ entry }) => ({ entry, terms: new Set<string>(), isInText: false }))
      const place = results.isExact && checks.some(({ isOwnFigure }) => isOwnFigure) ? 1 : 0
      return {
        hits: results.hits.toSpliced(place, 0, ...hits).slice(0, most),
        total: hits.length + results.total,
        isExact: results.isExact || hits.length > 0,
      }
    },
  }
}

type LimitCheck = { entry: SearchEntry; isOwnFigure: boolean }

/**
 * Returns the checks of products' grades against a limit that a search names by its basis and figure, such as `nar 5000`:
 * one for each parameter that may be meant, within half to twice the grades' figures.
 */
function limitChecks(products: readonly Product[], query: string, locale: Locale): LimitCheck[] {
  const words = getWords(query).map(({ text }) => text)
  const [figure, ...otherFigures] = words.filter(isFigure)
  if (figure === undefined || otherFigures.length > 0) return []
  const termsIn = (text: string) => getWords(text).flatMap((word) => getTerms(word.text, locale))
  return products.flatMap((product) => {
    const names = localeEntries.map(({ code }) => translated(product, 'name', code))
    const fields = checkView(product, new URLSearchParams(), locale)?.fields ?? []
    return fields.flatMap(({ slug, parameter, unit, bases }) => {
      const basis = bases.find((candidate) => words.includes(candidate.toLowerCase()))
      if (basis === undefined) return []
      const meaning = new Set(termsIn([...names, parameter, unit, basis].join(' ')))
      const isMeant = words.every((word) => {
        const terms = getTerms(word, locale)
        return word === figure || terms.length === 0 || terms.some((term) => meaning.has(term))
      })
      const rows = (product.grades ?? []).flatMap((grade) => grade.rows)
      const shares = rows.flatMap(({ parameter: name, basis: of, typical, exact, to }) =>
        getSlug(name) === slug && of === basis
          ? Number(figure) / Number(typical ?? exact ?? to)
          : [],
      )
      if (!isMeant || !shares.some((share) => share >= 0.5 && share <= 2)) return []
      const search = new URLSearchParams({ [limitName(slug)]: figure, [basisName(slug)]: basis })
      const check = checkView(product, search, locale)
      const outcomes = (check?.results ?? []).map(
        ({ name, outcome }) => `${name}: ${outcomeNames[outcome]({}, { locale })}`,
      )
      const entry = {
        ...{ kind: 'grade' as const, isFile: false, otherNames: '', keywords: '', text: '' },
        title: `${translated(product, 'name', locale)}: ${check?.limits}`,
        path: `/produk/${product.id}?${search}#cek`,
        fact: outcomes.join('; '),
      }
      return { entry, isOwnFigure: shares.includes(1) }
    })
  })
}
