import { m } from '../../../paraglide/messages.js'
import { Picture } from '../../../ui/picture.tsx'
import type { UnitView } from './unit-view.ts'

type UnitPictureProps = {
  unit: Pick<UnitView, 'picture' | 'credit'>
  sizes: string
  isFirst?: boolean
}

/** The picture of a unit, or of its kind of machine. */
export function UnitPicture({ unit, sizes, isFirst = false }: UnitPictureProps) {
  return (
    <Picture
      src={unit.picture}
      credit={unit.credit}
      sizes={sizes}
      width={320}
      height={213}
      className="aspect-[3/2] w-full"
      isFirst={isFirst}
    />
  )
}

/** States once for all its units that pictures show their kind. */
export function PicturesNote({ units }: { units: readonly Pick<UnitView, 'isOfKind'>[] }) {
  if (!units.some(({ isOfKind }) => isOfKind)) return null
  return <p className="pictures-note">{m.unit_of_kind()}</p>
}
