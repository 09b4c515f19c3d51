import { getEnglishStem } from './stem-english.ts'

/**
 * Words with the same meaning, one group a line: spellings, units, and the words of the trade in both languages. Names of
 * products and machines need no group, because an entry also contains the name in the other language.
 */
const groups = [
  'batubara coal coals',
  'ekskavator excavator beko bego digger',
  'buldoser bulldozer dozer',
  'truk truck trucks',
  'pompa pump',
  'timah tin stannum',
  'emas gold',
  'kuarsa kwarsa quartz',
  'silika silica',
  'zirkon zirkonium zircon zirconium',
  'pasir sand',
  'mutu grade kualitas quality',
  'sewa rental hire rent lease',
  'jual sale sell',
  'harga price',
  'tawar quote quotation offer',
  'sertifikat certificate coa',
  'dokumen document',
  'lembar sheet',
  'selamat safety k3 msds sds',
  'spesifikasi specification spek spec',
  'abu ash',
  'sulfur sulphur belerang',
  'lembap lengas moisture',
  'klorin klor chlorine',
  'uranium thorium th radioaktif radioactive',
  'gerus hgi grindability hardgrove',
  'leleh fusion aft',
  'tertambat fixed',
  'terbang volatile',
  'pijar loi ignition',
  'murni kemurnian purity',
  'natrium sodium na2o',
  'kalsium calcium cao',
  'besi iron fe2o3',
  'titanium titania tio2',
  'alumina aluminium al2o3',
  'zirkonia zirconia zro2 hfo2',
  'timbal lead pb',
  'antimon antimony sb',
  'arsen arsenic',
  'tembaga copper cu',
  'ukuran size butir grain',
  'laycan laydays jadwal',
  'kalor calorific kalori calorie',
  'tongkang barge',
  'kapal vessel ship',
  'labuh port',
  'tambang mine',
  'kaca glass',
  'keramik ceramic',
  'semen cement',
  'listrik power pltu',
  'kantor office',
  'telepon telephone phone',
  'alamat address',
  'bayar payment',
  'kirim ship delivery shipping',
  'kemas packing packaging',
  'kcal kkal',
  'ton tonne t mt',
  'um mikron micron µm',
  'kontrak contract',
  'syarat terms',
  'privasi privacy',
] as const

/** No word of a text begins with this sign, so no prefix search finds it. */
const sign = '~'

/** Group of each word and its English stem; a word in two groups belongs to the first. */
const groupByKey = new Map(
  groups
    .flatMap((group) => {
      const words = group.split(' ')
      const forms = words.flatMap((word) => [word, getEnglishStem(word) ?? word])
      return forms.map((word) => [word, `${sign}${words[0]}`] as const)
    })
    .toReversed(),
)

/** Returns the term that represents all words of a group; `null` for a word without a group. */
export function groupTerm(word: string): string | null {
  return groupByKey.get(word) ?? null
}
