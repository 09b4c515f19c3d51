import { largestUploadBytes } from '@niaga/server-kit/body-limits'
import { pictureTypes } from '../../media/upload-limits.ts'

const ownFormat = 'application/x-lexical-editor'

type Checked = { accepted: DataTransfer; hasRejected: boolean }

/**
 * Removes pictures that cannot be uploaded from pasted data: files of another type or size, and pictures of a web page
 * with only a URL, which the browser may not fetch here. A picture copied from a page is pasted both as a URL and as a
 * file; then the file is used.
 *
 * @returns the same data if nothing is rejected
 */
export function withoutRejectedPictures(data: DataTransfer): Checked {
  if (data.types.includes(ownFormat)) return { accepted: data, hasRejected: false }
  const files = [...data.files]
  const goodFiles = files.filter(isAcceptedFile)
  const page = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  const rejected = [...page.images].filter((image) => !isEmbedded(image))
  if (rejected.length === 0 && goodFiles.length === files.length) {
    return { accepted: data, hasRejected: false }
  }
  for (const image of rejected) image.remove()
  const accepted = new DataTransfer()
  const text = page.body.textContent.trim()
  if (text === '' && page.images.length === 0) {
    for (const file of goodFiles) accepted.items.add(file)
    return { accepted, hasRejected: goodFiles.length === 0 || goodFiles.length < files.length }
  }
  accepted.setData('text/html', page.body.innerHTML)
  accepted.setData('text/plain', text)
  return { accepted, hasRejected: true }
}

function isAcceptedFile({ type, size }: File): boolean {
  return pictureTypes.includes(type) && size <= largestUploadBytes
}

/** Whether a picture belongs to this service or is a data URL. */
function isEmbedded(image: HTMLImageElement): boolean {
  if (image.hasAttribute('data-lexical-upload-id')) return true
  const [, type] = /^data:(image\/[a-z]+);base64,/.exec(image.getAttribute('src') ?? '') ?? []
  return type !== undefined && pictureTypes.includes(type)
}
