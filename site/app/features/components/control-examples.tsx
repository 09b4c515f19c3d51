import { ArrowIcon } from '../../ui/icons.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { PageLinks } from '../blog/page-links.tsx'
import { Field } from '../contact/field.tsx'
import type { Example } from './example.ts'

const field = { autoComplete: 'off', defaultValue: '', limit: '200', error: '' }

export const controlExamples: Example[] = [
  {
    name: 'Buttons on light',
    ground: 'bone',
    show: () => (
      <div className="flex flex-wrap items-center gap-6">
        <button type="button" className="button button-ore">
          Minta penawaran
          <ArrowIcon />
        </button>
        <button type="button" className="button button-line">
          Lewat WhatsApp
        </button>
        <button type="button" disabled className="button button-ore">
          Mengirim...
        </button>
        <button type="button" className="onward cursor-pointer text-ore">
          Semua berita
          <ArrowIcon />
        </button>
      </div>
    ),
  },
  {
    name: 'Buttons on dark',
    ground: 'coal',
    show: () => (
      <div className="flex flex-wrap items-center gap-6">
        <button type="button" className="button button-ore">
          Coba Lagi
        </button>
        <button type="button" className="button button-paper">
          Hubungi kami
        </button>
        <button type="button" className="button button-line">
          Lewat WhatsApp
        </button>
        <LanguageSwitch label="Bahasa contoh" />
      </div>
    ),
  },
  {
    name: 'Fields',
    ground: 'bone',
    show: () => (
      <div className="grid gap-8 sm:grid-cols-2">
        <Field {...field} name="empty" label="Nama" isRequired />
        <Field
          {...field}
          name="filled"
          label="Telepon (opsional)"
          defaultValue="+62 21 5550 0100"
        />
        <Field {...field} name="failing" label="Email" isRequired error="Isi alamat email Anda." />
        <Field {...field} name="long" label="Pesan" isLong defaultValue="Batubara 50.000 ton." />
      </div>
    ),
  },
  {
    name: 'Results of the form',
    ground: 'bone',
    show: () => (
      <>
        <p className="form-alert" data-outcome="sent">
          Pesan berhasil dikirim!
        </p>
        <p className="form-alert" data-outcome="failed">
          Terjadi kesalahan saat mengirim pesan
        </p>
      </>
    ),
  },
  {
    name: 'Links to pages of a list',
    ground: 'bone',
    show: () => <PageLinks query="" page={5} pageCount={12} />,
  },
  {
    name: 'Accordion',
    ground: 'coal',
    show: () => (
      <div className="border-b border-rock">
        {['Dari mana asal mineralnya?', 'Apa komoditas utamanya?'].map((question, index) => (
          <details
            key={question}
            name="example"
            open={index === 0}
            className="faq-item border-t border-rock"
          >
            <summary className="py-5 text-heading font-semibold">{question}</summary>
            <p className="measure pb-7 text-ash">Dari tambang di Kalimantan dan Bangka.</p>
          </details>
        ))}
      </div>
    ),
  },
]
