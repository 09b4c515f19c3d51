import type { UIFieldServerProps } from 'payload'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'
import { findUses, namedUses } from './find-uses.ts'

/** The form appears after the search, so an editor waits for it. */
const longestMs = 1000

/** Lists where a document is used, for the editor to see before changing or deleting it. */
export async function UsesPart({ id, collectionSlug, req }: UIFieldServerProps) {
  const config = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)
  if (!id || !config) return null
  const text = adminTexts(req.i18n).uses
  const target = { slug: config.slug, id: Number(id) }
  const end = performance.now() + longestMs
  const isOver = () => performance.now() > end
  const { uses, isComplete } = await findUses(req, target, { isOver })
  const mayDelete = await config.access.delete({ req })
  return (
    <section className="field-type document-uses" aria-labelledby="document-uses">
      <h3 id="document-uses">{text.title}</h3>
      {uses.length === 0 && isComplete && <p>{mayDelete ? text.free : text.none}</p>}
      <ul>
        {uses.map(({ href, name, isHarmless }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            {isHarmless && ` (${text.harmless})`}
          </li>
        ))}
      </ul>
      {!isComplete && <p>{text.stopped}</p>}
      {uses.length === namedUses && <p>{fillIn(text.first, { count: namedUses })}</p>}
    </section>
  )
}
