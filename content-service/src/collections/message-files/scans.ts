/** What the scanner for malware says of a file. */
export const scans = [
  { value: 'clean', label: { id: 'Bersih', en: 'Clean' } },
  { value: 'waiting', label: { id: 'Menunggu dipindai', en: 'Waiting to be scanned' } },
  { value: 'infected', label: { id: 'Berbahaya, dihapus', en: 'Infected, deleted' } },
  { value: 'none', label: { id: 'Tidak dipindai', en: 'Not scanned' } },
] as const

export type Scan = (typeof scans)[number]['value']

/** Whether a file may be opened: without a scanner its type and its structure were checked all the same. */
export function isOpen(scan: Scan): boolean {
  return scan === 'clean' || scan === 'none'
}
