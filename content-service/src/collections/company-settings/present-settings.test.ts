import { settingList, settingText } from '@niaga/contract/translation'
import { expect, test } from 'vitest'
import { presentSettings } from './present-settings.ts'

test('sends a translation both beside the value and under its own key', () => {
  const settings = presentSettings({
    id: { companyVision: 'Visi' },
    en: { companyVision: 'Vision' },
  })
  expect(settings).toEqual([
    {
      key: 'company_vision',
      value: 'Visi',
      translations: [
        { locale: 'id', value: 'Visi' },
        { locale: 'en', value: 'Vision' },
      ],
    },
    { key: 'company_vision_en', value: 'Vision' },
  ])
})

test('sends no blank translation', () => {
  const settings = presentSettings({ id: { companyVision: 'Visi' }, en: { companyVision: ' ' } })
  expect(settings).toEqual([
    { key: 'company_vision', value: 'Visi', translations: [{ locale: 'id', value: 'Visi' }] },
  ])
  expect(settingText(settings, 'company_vision', 'en')).toBe('Visi')
})

test('leaves out empty settings', () => {
  expect(presentSettings({ id: { contactEmail: '' }, en: {} })).toEqual([])
})

test('uses the English text as the value where it is the only one', () => {
  const settings = presentSettings({ id: {}, en: { companyName: 'Example Minerals' } })
  expect(settingText(settings, 'company_name', 'id')).toBe('Example Minerals')
})

test('derives telephone, address and hours from the first office, in both languages', () => {
  const settings = presentSettings({
    id: { offices: [office('Jl. Contoh 1', '\r\n Minggu: tutup \n'), office('Jl. Lain', '')] },
    en: { offices: [office('Contoh St 1', null), office('Other St', null)] },
  })
  expect(settingText(settings, 'contact_phone', 'en')).toBe('+62 21 1')
  expect(settingText(settings, 'contact_address', 'id')).toBe('Jl. Contoh 1')
  expect(settingText(settings, 'contact_address', 'en')).toBe('Contoh St 1')
  expect(settingList(settings, 'contact_working_hours', 'id')).toEqual([
    'Senin: 08.00–17.00 WIB',
    'Minggu: tutup',
  ])
  expect(settingList(settings, 'contact_working_hours', 'en')).toEqual([
    'Monday: 08:00–17:00 (UTC+7)',
    'Minggu: tutup',
  ])
})

test('sends no English hours where there is only an Indonesian note', () => {
  const [withNote, blank] = [office('', 'Senin: buka'), office('', null)].map((place) => ({
    offices: [{ ...place, hours: [] }],
  }))
  const settings = presentSettings({ id: withNote ?? {}, en: blank ?? {} })
  const stored = settings.find(({ key }) => key === 'contact_working_hours')
  expect(stored?.translations).toEqual([{ locale: 'id', value: ['Senin: buka'] }])
})

function office(address: string, hoursNote: string | null) {
  const hours = [
    { id: 'h', from: 'monday', to: 'monday', opens: '08:00', closes: '17:00' } as const,
  ]
  const id = address === 'Jl. Lain' || address === 'Other St' ? 'b' : 'a'
  const timeZone = 'Asia/Jakarta' as const
  return { id, name: 'Kantor', address, phone: '+62 21 1', timeZone, hours: [...hours], hoursNote }
}
