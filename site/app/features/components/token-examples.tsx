import type { Example } from './example.ts'

const colours = [
  'bg-coal',
  'bg-seam',
  'bg-rock',
  'bg-ash',
  'bg-bone',
  'bg-paper',
  'bg-line',
  'bg-ink',
  'bg-muted',
  'bg-ore',
  'bg-ore-deep',
  'bg-ore-light',
  'bg-fault',
  'bg-fault-light',
  'bg-tailing',
]

const texts = [
  ['expanded text-display', 'Dari tambang sampai ke kapal'],
  ['expanded text-headline', 'Membaca sertifikat analisis'],
  ['expanded text-title', 'Lembar spesifikasi'],
  ['expanded text-statement', 'Yang tertulis itu yang ada di palka'],
  ['expanded text-heading', 'Pasir Zirkon'],
  ['text-lead', 'Batubara termal untuk pembangkit listrik dan pabrik semen.'],
  ['text-body', 'Mutu dan berat ditetapkan surveyor independen di pelabuhan muat.'],
  ['text-small text-muted', 'Belum dipublish · Umum'],
  ['label text-ore', 'Pertanyaan yang sering diajukan'],
] as const

export const tokenExamples: Example[] = [
  {
    name: 'Colours',
    ground: 'paper',
    show: () => (
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {colours.map((colour) => (
          <li key={colour} className="text-small">
            <div className={`h-16 border border-line ${colour}`} />
            {colour.slice(3)}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'Text',
    ground: 'bone',
    show: () => (
      <div className="grid gap-6">
        {texts.map(([className, text]) => (
          <p key={className} className={className}>
            {text}
          </p>
        ))}
      </div>
    ),
  },
  {
    name: 'Strata on light',
    ground: 'bone',
    show: () => <div className="h-3.5 strata text-line" />,
  },
  {
    name: 'Strata on dark',
    ground: 'coal',
    show: () => <div className="h-3.5 strata text-rock" />,
  },
  {
    name: 'Contours',
    ground: 'coal',
    show: () => (
      <div className="relative h-64">
        <div className="contours text-rock" />
      </div>
    ),
  },
  {
    name: 'Placeholder of a picture',
    ground: 'bone',
    show: () => <div className="placeholder relative aspect-[3/2] max-w-md" />,
  },
]
