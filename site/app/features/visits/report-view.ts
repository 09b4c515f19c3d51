/** The site's endpoint for page views within an already loaded document. */
export const viewPath = '/-/view'

/** Reports that a page was shown, without any data about the visitor. */
export function reportView(pathname: string): void {
  // A beacon is sent even while the page is unloading.
  navigator.sendBeacon(viewPath, pathname)
}
