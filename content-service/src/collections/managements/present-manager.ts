import type { Manager } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Management } from '../../platform/payload-types.ts'
import { type Localized, textIn } from '../content/localized.ts'
import { picturePath } from '../media/picture-path.ts'

/** Presents a member of the management, in one language. */
export function presentManager(member: Localized<Management>, locale: BaseLocale): Manager {
  return {
    id: member.id.id,
    name: member.id.name,
    position: textIn(member, locale, (document) => document.position),
    photo_url: picturePath(member.id.photo),
  }
}
