/** Widths of the page's content in the two forms of the map, in CSS pixels (place-map.css). */
export const nearWidths = [288, 320, 358, 408, 460, 526, 592]
export const wideWidths = [592, 640, 704, 800, 930, 1080, 1280]
