import { expect, test } from 'vitest'
import { answerTime } from './answer-time.ts'
import type { OpeningHours } from './opening-hours.ts'

const week: OpeningHours = { from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' }
const office = { hours: [week], time_zone: 'Asia/Jakarta' as const }

function getAnswerTime(
  received: string,
  holidays: string[] = [],
  place: Parameters<typeof answerTime>[0] = office,
) {
  const time = answerTime(place, holidays, Date.parse(received))
  return time === null ? null : new Date(time).toISOString()
}

test.each([
  ['a Monday before opening', '2026-11-23T07:59:00+07:00', '2026-11-23T17:00:00+07:00'],
  ['the moment of opening', '2026-11-23T08:00:00+07:00', '2026-11-23T17:00:00+07:00'],
  ['a Monday while open', '2026-11-23T08:01:00+07:00', '2026-11-24T17:00:00+07:00'],
  ['a Monday evening', '2026-11-23T23:00:00+07:00', '2026-11-24T17:00:00+07:00'],
  ['a Friday while open', '2026-11-27T10:00:00+07:00', '2026-11-30T17:00:00+07:00'],
  ['a Sunday', '2026-11-29T10:00:00+07:00', '2026-11-30T17:00:00+07:00'],
  ['Sunday in UTC, Monday in Jakarta', '2026-11-22T18:00:00Z', '2026-11-23T17:00:00+07:00'],
])('what comes on %s is answered by the end of the first whole day', (_name, received, by) => {
  expect(getAnswerTime(received)).toBe(new Date(by).toISOString())
})

test('leaves out holidays', () => {
  const by = getAnswerTime('2026-12-24T10:00:00+07:00', ['2026-12-25', '2026-12-28'])
  expect(by).toBe('2026-12-29T10:00:00.000Z')
})

test('counts in the time zone of the office, and over the end of a week', () => {
  const weekend: OpeningHours = { from: 'saturday', to: 'monday', opens: '09:00', closes: '24:00' }
  const eastern = { hours: [weekend], time_zone: 'Asia/Jayapura' as const }
  expect(getAnswerTime('2026-11-24T12:00:00+09:00', [], eastern)).toBe('2026-11-28T15:00:00.000Z')
})

test('joins the hours of a day, and leaves out those for something else', () => {
  const hours: OpeningHours[] = [
    { from: 'monday', to: 'monday', opens: '08:00', closes: '12:00' },
    { from: 'monday', to: 'monday', opens: '13:00', closes: '16:30' },
    { from: 'monday', to: 'sunday', opens: '00:00', closes: '24:00', note: 'loading' },
  ]
  expect(getAnswerTime('2026-11-22T10:00:00+07:00', [], { ...office, hours })).toBe(
    '2026-11-23T09:30:00.000Z',
  )
})

test('promises nothing without hours, or if the office stays closed for a month', () => {
  expect(getAnswerTime('2026-11-23T10:00:00+07:00', [], { ...office, hours: [] })).toBeNull()
  const closed = Array.from({ length: 40 }, (_, day) =>
    new Date(Date.parse('2026-11-23') + day * 86_400_000).toISOString().slice(0, 10),
  )
  expect(getAnswerTime('2026-11-23T10:00:00+07:00', closed)).toBeNull()
})
