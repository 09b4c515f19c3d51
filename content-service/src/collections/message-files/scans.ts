/** The results of the malware scan of a file. */
export const scans = [
  { value: 'clean', label: { id: 'Bersih', en: 'Clean' } },
  { value: 'waiting', label: { id: 'Menunggu dipindai', en: 'Waiting to be scanned' } },
  { value: 'infected', label: { id: 'Berbahaya, dihapus', en: 'Infected, deleted' } },
  { value: 'none', label: { id: 'Tidak dipindai', en: 'Not scanned' } },
] as const

export type Scan = (typeof scans)[number]['value']

/** Whether a file may be opened: even without a scanner, its type and structure were checked. */
export function isOpen(scan: Scan): boolean {
  return scan === 'clean' || scan === 'none'
}
