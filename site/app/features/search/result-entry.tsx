import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { Formula } from '../../ui/formula.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { kindNames } from './kind-names.ts'
import type { MarkedText } from './marked-text.ts'
import type { SearchKind } from './search-entry.ts'
import type { ResultView } from './search-view.ts'

/** A result: its kind, name, deciding figure, and the matching part of its text. */
export function ResultEntry({ result }: { result: ResultView }) {
  const { kind, path, isFile, title, fact, excerpt } = result
  return (
    <li className="search-result">
      <p className="label text-ore">{kindNames[kind]()}</p>
      <h3 lang={getLanguage(title)} className="search-title">
        {isFile ? (
          <a href={path} className="search-link">
            <Marked text={title} />
          </a>
        ) : (
          <LocalLink to={path} className="search-link">
            <Marked text={title} />
          </LocalLink>
        )}
      </h3>
      {fact.join('') !== '' && (
        <p lang={getLanguage(fact)} className={isOnOffer[kind] ? 'search-fact' : 'search-detail'}>
          <Marked text={fact} />
        </p>
      )}
      {excerpt.join('') !== '' && (
        <p lang={getLanguage(excerpt)} className="search-excerpt">
          <Marked text={excerpt} />
        </p>
      )}
    </li>
  )
}

function getLanguage(text: MarkedText) {
  return fallbackLanguage(text.join(''))
}

/** Kinds whose fact decides a purchase; the fact of others is a date, a size or a role. */
const isOnOffer: Partial<Record<SearchKind, boolean>> = {
  product: true,
  tool: true,
  grade: true,
  unit: true,
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, place) => {
    const key = `${place} ${piece}`
    return place % 2 === 1 ? (
      <mark key={key}>
        <Formula text={piece} />
      </mark>
    ) : (
      <Formula key={key} text={piece} />
    )
  })
}
