import { z } from 'zod'
import { optionalObject } from './lenient.ts'

const fraction = z.number().min(0).max(1)

/** The point of a picture that remains visible when it is cropped, as fractions of its width and height. */
export const imageFocusSchema = z
  .object({ x: fraction.describe('From the left'), y: fraction.describe('From the top') })
  .describe('The point that stays visible when the picture is cropped, as fractions of its size')

/** The `image_focus` of an entity with a picture. */
export const optionalImageFocus = optionalObject(imageFocusSchema)

export type ImageFocus = z.output<typeof imageFocusSchema>
