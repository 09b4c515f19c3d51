import encodeQR from 'qr'

export type QrCode = {
  /** How many modules it is wide and high, with the quiet zone around it. */
  size: number
  /** What is dark, as the path of an SVG whose unit is a module. */
  path: string
}

/** A QR code to be drawn without anything being loaded. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size: rows.length, path: path.join('') }
}
