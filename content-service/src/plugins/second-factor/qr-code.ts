import encodeQR from 'qr'

export type QrCode = {
  /** Width and height in modules, with the quiet zone. */
  size: number
  /** The dark modules as an SVG path, in units of one module. */
  path: string
}

/** Creates a QR code that can be drawn inline. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size: rows.length, path: path.join('') }
}
