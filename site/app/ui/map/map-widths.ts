/** The widths of the page's content, in CSS pixels, while the map has either form (place-map.css). */
export const nearWidths = [288, 320, 358, 408, 460, 526, 592]
export const wideWidths = [592, 640, 704, 800, 930, 1080, 1280]
