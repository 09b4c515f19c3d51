import type { GlobalConfig, TextField } from 'payload'
import { localizedLine, localizedLines } from '../../platform/admin/fields.ts'
import { type Label, menuGroups } from '../../platform/admin/labels.ts'
import { validateEmail } from '../../platform/admin/validate-email.ts'

/** The company's texts and contact details, which appear on every page. */
export function companySettings(): GlobalConfig {
  return {
    slug: 'company-settings',
    label: { id: 'Profil perusahaan', en: 'Company profile' },
    versions: { drafts: false, max: 50 },
    admin: {
      group: menuGroups.company,
      description: {
        id: 'Nama, keterangan, media sosial, dan kontak perusahaan di seluruh situs.',
        en: 'Name, description, social media and contact details throughout the site.',
      },
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: { id: 'Perusahaan', en: 'Company' }, fields: companyFields() },
          { label: { id: 'Layanan', en: 'Services' }, fields: [servicesField()] },
          { label: { id: 'Media sosial', en: 'Social media' }, fields: socialFields() },
          { label: { id: 'Kontak', en: 'Contact' }, fields: contactFields() },
        ],
      },
    ],
  }
}

function companyFields() {
  const onHomeCard = {
    id: 'Tampil pada kartu di beranda dan di halaman Visi & Misi.',
    en: 'Shown on a card of the home page and on the Vision & mission page.',
  }
  return [
    localizedLine('companyName', {
      label: { id: 'Nama perusahaan', en: 'Company name' },
      description: {
        id: 'Tampil di atas dan di kaki setiap halaman, dan pada judul jendela.',
        en: 'Shown at the top and in the footer of every page, and in the title of the window.',
      },
      required: true,
      maxLength: 120,
    }),
    localizedLine('companyTagline', {
      label: { id: 'Slogan', en: 'Tagline' },
      description: {
        id: 'Tampil di bawah nama di halaman Tentang Kami.',
        en: 'Shown below the name on the About page.',
      },
      maxLength: 200,
    }),
    localizedLines('companyDescription', {
      label: { id: 'Tentang perusahaan', en: 'About the company' },
      description: {
        id: 'Tampil di halaman Tentang Kami dan di kaki setiap halaman.',
        en: 'Shown on the About page and in the footer of every page.',
      },
      rows: 6,
    }),
    localizedLines('companyVision', {
      label: { id: 'Visi', en: 'Vision' },
      description: onHomeCard,
    }),
    localizedLines('companyMission', {
      label: { id: 'Misi', en: 'Mission' },
      description: onHomeCard,
    }),
    localizedLines('companyCommitment', {
      label: { id: 'Komitmen', en: 'Commitment' },
      description: onHomeCard,
    }),
  ]
}

function servicesField() {
  return localizedLines('companyServices', {
    label: { id: 'Layanan', en: 'Services' },
    description: {
      id: 'Satu baris untuk setiap layanan. Tampil pada kartu Layanan di beranda dan di halaman Tentang Kami.',
      en: 'One line for each service. Shown on the Services card of the home page and on the About page.',
    },
    rows: 6,
  })
}

function socialFields(): TextField[] {
  return [
    webAddress('socialFacebook', { id: 'Facebook', en: 'Facebook' }),
    webAddress('socialInstagram', { id: 'Instagram', en: 'Instagram' }),
    webAddress('socialLinkedin', { id: 'LinkedIn', en: 'LinkedIn' }),
    webAddress('socialYoutube', { id: 'YouTube', en: 'YouTube' }),
  ]
}

function contactFields() {
  const fallback = {
    id: 'Tampil di kaki halaman dan di halaman Kontak bila tidak ada isi kaki halaman dengan judul yang sama.',
    en: 'Shown in the footer and on the Contact page when no footer item has the same title.',
  }
  return [
    {
      name: 'contactPhone',
      type: 'text',
      maxLength: 50,
      label: { id: 'Telepon', en: 'Phone' },
      admin: { description: fallback },
    },
    {
      name: 'contactEmail',
      type: 'email',
      validate: validateEmail,
      label: { id: 'Email', en: 'Email' },
      admin: { description: fallback },
    },
    localizedLines('contactAddress', {
      label: { id: 'Alamat', en: 'Address' },
      description: fallback,
      rows: 3,
    }),
    localizedLines('contactWorkingHours', {
      label: { id: 'Jam kerja', en: 'Working hours' },
      description: {
        id: 'Tampil di kaki halaman dan di halaman Kontak. Satu baris untuk setiap jadwal.',
        en: 'Shown in the footer and on the Contact page. One line for each schedule.',
      },
      rows: 3,
    }),
  ] satisfies GlobalConfig['fields']
}

function webAddress(name: string, label: Label): TextField {
  return {
    name,
    type: 'text',
    label,
    admin: {
      placeholder: 'https://',
      description: {
        id: 'Alamat lengkap. Tampil sebagai ikon di kaki halaman; bila kosong, ikonnya tidak tampil.',
        en: 'The full address. Shown as an icon in the footer; when empty, there is no icon.',
      },
    },
    validate: (value: unknown, { req }: { req: { i18n?: { language?: string } } }) => {
      if (typeof value !== 'string' || value === '') return true
      if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return true
      return req.i18n?.language === 'en'
        ? 'Enter a full address that begins with https://'
        : 'Tulis alamat lengkap yang diawali https://'
    },
  }
}
