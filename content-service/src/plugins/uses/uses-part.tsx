import type { UIFieldServerProps } from 'payload'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { findUses, namedUses } from './find-uses.ts'

const texts = {
  id: {
    title: 'Dipakai di',
    none: 'Belum dipakai di mana pun.',
    free: 'Belum dipakai di mana pun; boleh dihapus.',
    stopped:
      'Pencarian di artikel lama dihentikan setelah satu detik: mungkin ada tempat lain. Saat dihapus, semuanya diperiksa.',
    first: `Hanya ${namedUses} yang pertama ditampilkan.`,
    harmless: 'bila dihapus, hilang dari daftarnya',
  },
  en: {
    title: 'Used in',
    none: 'Not used anywhere yet.',
    free: 'Not used anywhere yet; it may be deleted.',
    stopped:
      'The search in older articles stopped after one second; there may be other places. Deletion checks them all.',
    first: `Only the first ${namedUses} are shown.`,
    harmless: 'deletion removes it from the list',
  },
}

/** The form appears after the search, so an editor waits for it. */
const longestMs = 1000

/** Lists where a document is used, for the editor to see before changing or deleting it. */
export async function UsesPart({ id, collectionSlug, req }: UIFieldServerProps) {
  const config = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)
  if (!id || !config) return null
  const text = texts[adminLanguage(req.i18n.language)]
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
      {uses.length === namedUses && <p>{text.first}</p>}
    </section>
  )
}
