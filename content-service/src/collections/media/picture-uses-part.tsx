import type { UIFieldServerProps } from 'payload'
import { findPictureUses, namedUses } from './picture-uses.ts'

const texts = {
  id: {
    title: 'Dipakai di',
    none: 'Belum dipakai di mana pun; boleh dihapus.',
    first: `Hanya ${namedUses} yang pertama ditampilkan.`,
  },
  en: {
    title: 'Used in',
    none: 'Not used anywhere yet; it may be deleted.',
    first: `Only the first ${namedUses} are shown.`,
  },
}

/** Lists beside a picture where it is used, so that an editor knows before changing or deleting it. */
export async function PictureUses({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const text = texts[req.i18n.language === 'en' ? 'en' : 'id']
  const uses = await findPictureUses(req, Number(id))
  return (
    <section className="field-type picture-uses" aria-labelledby="picture-uses">
      <h3 id="picture-uses">{text.title}</h3>
      {uses.length === 0 && <p>{text.none}</p>}
      <ul>
        {uses.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      {uses.length === namedUses && <p>{text.first}</p>}
    </section>
  )
}
