import { choosingAnExcavator } from './posts/choosing-an-excavator.ts'
import { draftSurveyAndLaycan } from './posts/draft-survey-and-laycan.ts'
import { dustAtTheStockpile } from './posts/dust-at-the-stockpile.ts'
import { garAndNar } from './posts/gar-and-nar.ts'
import { rainySeasonMoisture } from './posts/rainy-season-moisture.ts'
import { readingACertificate } from './posts/reading-a-certificate.ts'
import { silicaForGlass } from './posts/silica-for-glass.ts'
import { tinPurity } from './posts/tin-purity.ts'
import { zirconGrades } from './posts/zircon-grades.ts'
import type { Post } from './types.ts'

/** The posts, newest first. */
export const posts = [
  rainySeasonMoisture,
  draftSurveyAndLaycan,
  tinPurity,
  choosingAnExcavator,
  zirconGrades,
  garAndNar,
  silicaForGlass,
  dustAtTheStockpile,
  readingACertificate,
] satisfies Post[]
