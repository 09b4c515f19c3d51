import type { UIFieldServerProps } from 'payload'
import { adminLanguage } from '../../platform/admin/texts.ts'
import { findUses, namedUses } from './find-uses.ts'

const texts = {
  id: {
    title: 'Dipakai di',
    none: 'Belum dipakai di mana pun.',
    free: 'Belum dipakai di mana pun; boleh dihapus.',
    first: `Hanya ${namedUses} yang pertama ditampilkan.`,
    harmless: 'bila dihapus, hilang dari daftarnya',
  },
  en: {
    title: 'Used in',
    none: 'Not used anywhere yet.',
    free: 'Not used anywhere yet; it may be deleted.',
    first: `Only the first ${namedUses} are shown.`,
    harmless: 'if deleted, it leaves the list there',
  },
}

/** Lists beside a document where it is used, so that an editor knows before changing or deleting it. */
export async function UsesPart({ id, collectionSlug, req }: UIFieldServerProps) {
  const config = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)
  if (!id || !config) return null
  const text = texts[adminLanguage(req.i18n.language)]
  const uses = await findUses(req, { slug: config.slug, id: Number(id) })
  const mayDelete = await config.access.delete({ req })
  return (
    <section className="field-type document-uses" aria-labelledby="document-uses">
      <h3 id="document-uses">{text.title}</h3>
      {uses.length === 0 && <p>{mayDelete ? text.free : text.none}</p>}
      <ul>
        {uses.map(({ href, name, isHarmless }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            {isHarmless && ` (${text.harmless})`}
          </li>
        ))}
      </ul>
      {uses.length === namedUses && <p>{text.first}</p>}
    </section>
  )
}
