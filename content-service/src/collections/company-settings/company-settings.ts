import type { GlobalConfig, TextField } from 'payload'
import { localizedLine, localizedLines } from '../../platform/admin/fields.ts'
import { type Label, menuGroups } from '../../platform/admin/labels.ts'
import { emailField, webAddress, whatsAppField } from '../../platform/admin/reach-fields.ts'
import { brandFields } from './brand-fields.ts'
import { holidaysField } from './holiday-fields.ts'
import { officesField } from './office-fields.ts'
import { registrationFields } from './registration-fields.ts'

/** The company's texts and contact details, which appear on every page. */
export function companySettings(): GlobalConfig {
  return {
    slug: 'company-settings',
    label: { id: 'Profil perusahaan', en: 'Company profile' },
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
          {
            label: { id: 'Perusahaan', en: 'Company' },
            fields: [...companyFields(), ...registrationFields()],
          },
          { label: { id: 'Layanan', en: 'Services' }, fields: [servicesField()] },
          { label: { id: 'Media sosial', en: 'Social media' }, fields: socialFields() },
          { label: { id: 'Kontak', en: 'Contact' }, fields: contactFields() },
          {
            name: 'brand',
            label: { id: 'Tampilan', en: 'Appearance' },
            admin: {
              description: {
                id: 'Logo, ikon, dan warna di seluruh situs. Yang kosong tampil seperti bawaan situs.',
                en: 'Logo, icon and colours throughout the site. Empty fields keep the default.',
              },
            },
            fields: brandFields(),
          },
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
        en: 'Shown in the header and footer of every page, and in the window title.',
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
      en: 'One line per service. Shown on the Services card of the home page and on the About page.',
    },
    rows: 6,
  })
}

function socialFields(): TextField[] {
  return [
    socialAddress('socialFacebook', { id: 'Facebook', en: 'Facebook' }),
    socialAddress('socialInstagram', { id: 'Instagram', en: 'Instagram' }),
    socialAddress('socialLinkedin', { id: 'LinkedIn', en: 'LinkedIn' }),
    socialAddress('socialYoutube', { id: 'YouTube', en: 'YouTube' }),
  ]
}

function contactFields(): GlobalConfig['fields'] {
  return [
    emailField('contactEmail', {
      id: 'Tampil di kaki setiap halaman dan di halaman Kontak.',
      en: 'Shown in the footer of every page and on the Contact page.',
    }),
    whatsAppField('whatsapp', {
      id: 'Satu nomor untuk seluruh situs. Bila kosong, nomor telepon kantor pusat dipakai bila itu nomor ponsel.',
      en: 'One number for the whole site. When empty, the site uses the head office’s phone if it is a mobile number.',
    }),
    officesField(),
    holidaysField(),
  ]
}

function socialAddress(name: string, label: Label) {
  return webAddress(name, label, {
    id: 'Alamat lengkap. Tampil sebagai ikon di kaki halaman; bila kosong, ikonnya tidak tampil.',
    en: 'The full address. Shown as an icon in the footer; when empty, there is no icon.',
  })
}
