import { m } from '../../../paraglide/messages.js'
import { Picture } from '../../../ui/picture.tsx'
import { PictureCredits } from '../../../ui/picture-credits.tsx'
import type { UnitView } from './unit-view.ts'

type UnitPictureProps = {
  unit: Pick<UnitView, 'picture'>
  sizes: string
  isFirst?: boolean
}

/** The picture of a unit, or of its kind of machine. */
export function UnitPicture({ unit, sizes, isFirst = false }: UnitPictureProps) {
  return (
    <Picture
      src={unit.picture}
      sizes={sizes}
      width={320}
      height={213}
      className="aspect-[3/2] w-full"
      isFirst={isFirst}
    />
  )
}

/** States once for all its units the credits of pictures, and that some show their kind. */
export function PicturesNote({ units }: { units: readonly UnitView[] }) {
  return (
    <>
      <PictureCredits entries={units} className="pictures-note" />
      {units.some(({ isOfKind }) => isOfKind) && (
        <p className="pictures-note">{m.unit_of_kind()}</p>
      )}
    </>
  )
}
