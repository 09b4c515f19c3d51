import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Media } from '../../platform/payload-types.ts'

type Focused = number | Pick<Media, 'focusX' | 'focusY'> | null | undefined

/** Returns the `image_focus` of a picture of the contract, or nothing unless an editor chose it; needs a read with depth 1. */
export function imageFocus(picture: Focused): { image_focus?: ImageFocus } {
  if (typeof picture !== 'object' || picture === null) return {}
  const { focusX: x, focusY: y } = picture
  if (typeof x !== 'number' || typeof y !== 'number') return {}
  return { image_focus: { x: x / 100, y: y / 100 } }
}
