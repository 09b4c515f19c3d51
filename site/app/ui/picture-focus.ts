import type { ImageFocus } from '@niaga/contract/image-focus'

/**
 * Returns the attributes by which picture-focus.css positions a picture in its box: in quarters, because a page's policy
 * allows no inline style.
 */
export function focusAttributes(focus: ImageFocus | undefined) {
  if (!focus) return {}
  return { 'data-focus-x': Math.round(focus.x * 4), 'data-focus-y': Math.round(focus.y * 4) }
}
