import type { incoterms } from '@niaga/contract/enquiry-terms'
import type { Basis } from '@niaga/contract/grades'
import type { LoadPort } from '@niaga/contract/terms'
import type { Unit } from '@niaga/contract/units'
import type { Text, TextList } from './types.ts'

/** Figures use the contract's notation; units and methods are the same in both languages. */
export type GradeRow = {
  parameter: Text
  value: { exact: string } | { from: string; to: string } | { text: Text }
  unit?: string
  basis?: Basis
  method?: string
  rejection?: string
}

export type SampleGrade = { name: Text; use: Text; rows: GradeRow[] }

export type SamplePort = {
  name: Text
  kind: LoadPort['kind']
  loadingRate?: Text
  maxSize?: Text
  latitude: number
  longitude: number
}

/** The ports are invented; inspectors and payers are not named. */
export type SampleTerms = {
  incoterms: (typeof incoterms)[number][]
  loadPorts: SamplePort[]
  minimum?: Text
  monthly?: Text
  leadTime?: Text
  /** `inDays`: the days from today until the first day; `days`: the length. A fixed date would soon be past. */
  laycan?: { inDays: number; days: number; tonnes: string }
  packing?: TextList
  hsCode?: string
  payment: TextList
  inspection: TextList
}

/** A machine for sale or hire, without a maker and a price; `tool` is the `key` of its kind. */
export type SampleUnit = {
  key: string
  tool: string
  name: Text
  year: number
  hours: number
  location: Text
  offer: Unit['offer']
  state: Unit['state']
  hire?: { basis: Text; minimum: Text; operator: Text; fuel: Text; mobilisation: Text }
}
