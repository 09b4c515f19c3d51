import { LocalLink } from '../../ui/local-link.tsx'
import { kindNames } from './kind-names.ts'
import type { MarkedText } from './marked-text.ts'
import type { ResultView } from './search-view.ts'

/** A result: what it is, its name, the figure that decides, and the part of its text that was found. */
export function ResultEntry({ result }: { result: ResultView }) {
  const { kind, path, isFile, title, fact, excerpt } = result
  return (
    <li className="search-result">
      <p className="label text-ore">{kindNames[kind]()}</p>
      <h3 className="search-title">
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
        <p className="search-fact">
          <Marked text={fact} />
        </p>
      )}
      {excerpt.join('') !== '' && (
        <p className="search-excerpt">
          <Marked text={excerpt} />
        </p>
      )}
    </li>
  )
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, place) => {
    const key = `${place} ${piece}`
    return place % 2 === 1 ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>
  })
}
