/** The site's own endpoint for pages that were shown from a document that was there before. */
export const viewPath = '/-/view'

/** Says that a page was shown, and nothing of who saw it. */
export function reportView(pathname: string): void {
  // A beacon is sent even while the page is being left.
  navigator.sendBeacon(viewPath, pathname)
}
