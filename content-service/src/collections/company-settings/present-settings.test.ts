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
  expect(presentSettings({ id: { contactPhone: '' }, en: {} })).toEqual([])
})

test('uses the English text as the value where it is the only one', () => {
  const settings = presentSettings({ id: {}, en: { companyName: 'Example Minerals' } })
  expect(settingText(settings, 'company_name', 'id')).toBe('Example Minerals')
})

test('sends working hours as a list of lines', () => {
  const settings = presentSettings({
    id: { contactWorkingHours: 'Senin–Jumat: 08.00–17.00\r\n\r\n Minggu: tutup \n' },
    en: { contactWorkingHours: '\n' },
  })
  expect(settings[0]?.value).toEqual(['Senin–Jumat: 08.00–17.00', 'Minggu: tutup'])
  expect(settingList(settings, 'contact_working_hours', 'en')).toHaveLength(2)
})
