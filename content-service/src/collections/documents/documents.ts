import {
  type Document,
  type DocumentKind,
  type DocumentLanguage,
  documentKinds,
  documentLanguages,
  documentTypes,
} from '@niaga/contract/documents'
import type { CollectionConfig, RelationshipField } from 'payload'
import { localizedLine, sortOrder } from '../../platform/admin/fields.ts'
import { type Label, menuGroups } from '../../platform/admin/labels.ts'
import { validateDate } from '../blog-posts/dates.ts'
import type { WireFields } from '../content/wire-fields.ts'
import { cleanFileName } from '../media/file-name.ts'
import { mediaFolder } from '../media/media-folder.ts'
import { beginTransaction, uploadEndpoints } from '../media/store-picture.ts'
import { recordUpload, undoUpload } from '../media/undo-upload.ts'
import { checkFile, explainFileRejection } from './check-file.ts'
import { fileAddress } from './document-address.ts'
import { dayField, validateValidUntil } from './document-days.ts'

/** Files that visitors download, at `/files/…`. They are stored beside the pictures, under other extensions. */
export function documents(dataFolder: string): CollectionConfig {
  const { title, kind, number, issuer, date, valid_until, ...others } = documentFields()
  return {
    slug: 'documents',
    typescript: { interface: 'CompanyDocument' },
    labels: {
      singular: { id: 'Dokumen', en: 'Document' },
      plural: { id: 'Dokumen', en: 'Documents' },
    },
    defaultSort: 'sortOrder',
    // There are no versions: restoring a version would not restore the replaced file.
    disableDuplicate: true,
    // Payload's bulk edit accepts one file for many documents, in a transaction before authentication.
    disableBulkEdit: true,
    endpoints: uploadEndpoints('documents'),
    admin: {
      group: menuGroups.content,
      useAsTitle: 'title',
      defaultColumns: ['title', 'sortOrder', 'kind', 'validUntil', 'filename', 'updatedAt'],
      listSearchableFields: ['title', 'number', 'issuer', 'filename'],
      pagination: { defaultLimit: 25 },
      description: {
        id: 'PDF atau buku kerja Excel (.xlsx) tanpa makro, paling besar 20 MB. Pengunjung mengunduhnya di halaman Dokumen dan di halaman produk atau alatnya.',
        en: 'PDF or an Excel workbook (.xlsx) without macros, at most 20 MB. Visitors download it from the Documents page and from the pages of its products and machines.',
      },
    },
    upload: {
      staticDir: mediaFolder(dataFolder),
      mimeTypes: Object.values(documentTypes),
      // The content has already been checked; Payload's own check derives a wrong type from the name of a workbook.
      allowRestrictedFileTypes: true,
      // The messages of bulk upload are always in English.
      bulkUpload: false,
      pasteURL: false,
      crop: false,
      focalPoint: false,
      displayPreview: false,
    },
    hooks: {
      beforeOperation: [cleanFileName('dokumen'), checkFile],
      beforeValidate: [beginTransaction],
      afterRead: [fileAddress],
      beforeChange: [recordUpload],
      afterError: [explainFileRejection, undoUpload],
    },
    fields: [
      ...[title, kind],
      { type: 'row', fields: [number, issuer] },
      { type: 'row', fields: [date, valid_until] },
      ...Object.values(others),
      sortOrder(),
    ],
  }
}

const kindLabels: Record<DocumentKind, Label> = {
  profile: { id: 'Profil perusahaan', en: 'Company profile' },
  licence: { id: 'Izin', en: 'Licence' },
  certificate: { id: 'Sertifikat', en: 'Certificate' },
  sheet: { id: 'Lembar spesifikasi', en: 'Specification sheet' },
  policy: { id: 'Kebijakan', en: 'Policy' },
  safety: { id: 'Keselamatan', en: 'Safety' },
  contract: { id: 'Kontrak', en: 'Contract' },
}

const languageLabels: Record<DocumentLanguage, Label> = {
  id: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  en: { id: 'Bahasa Inggris', en: 'English' },
  both: { id: 'Keduanya', en: 'Both' },
}

export type DocumentValues = Omit<Document, 'id' | 'file' | 'bytes'>

/** The fields of a document by their names in the contract, in the order of the form and the spreadsheet. */
export function documentFields() {
  return {
    title: localizedLine('title', {
      label: { id: 'Judul', en: 'Title' },
      description: { id: 'Teks tautannya di situs.', en: 'Its link text on the site.' },
      required: true,
      maxLength: 160,
    }),
    kind: {
      name: 'kind',
      type: 'select',
      required: true,
      label: { id: 'Jenis', en: 'Type' },
      options: documentKinds.map((value) => ({ value, label: kindLabels[value] })),
      admin: {
        description: {
          id: 'Halaman Dokumen mengelompokkannya menurut jenis.',
          en: 'The Documents page groups them by type.',
        },
      },
    },
    number: {
      name: 'number',
      type: 'text',
      maxLength: 80,
      label: { id: 'Nomor', en: 'Number' },
      admin: {
        description: {
          id: 'Seperti pada dokumennya; tampil di bawah judul.',
          en: 'As on the document; shown below the title.',
        },
      },
    },
    issuer: localizedLine('issuer', {
      label: { id: 'Penerbit', en: 'Issuer' },
      description: { id: 'Tampil di bawah judul.', en: 'Shown below the title.' },
      maxLength: 120,
    }),
    date: dayField('date', { id: 'Tanggal terbit', en: 'Date of issue' }, validateDate, {
      id: 'Tampil di bawah judul.',
      en: 'Shown below the title.',
    }),
    valid_until: dayField(
      'validUntil',
      { id: 'Berlaku sampai', en: 'Valid until' },
      validateValidUntil,
      {
        id: 'Hari terakhirnya. Sesudah itu situs menandainya “tidak berlaku lagi”. Kosong berarti tanpa batas.',
        en: 'The last day; after it, the site marks the document “Expired”. Leave empty for no limit.',
      },
    ),
    language: {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'id',
      label: { id: 'Bahasa dokumen', en: 'Language of the document' },
      options: documentLanguages.map((value) => ({ value, label: languageLabels[value] })),
      admin: {
        description: {
          id: 'Tampil di samping ukuran berkasnya.',
          en: 'Shown beside the file size.',
        },
      },
    },
    product_ids: belongsTo('products', { id: 'Produk', en: 'Products' }),
    tool_ids: belongsTo('tools', { id: 'Alat', en: 'Machines' }),
    specimen: {
      name: 'isSpecimen',
      type: 'checkbox',
      defaultValue: false,
      label: { id: 'Contoh', en: 'Specimen' },
      admin: {
        position: 'sidebar',
        description: {
          id: 'Hanya memperlihatkan bentuk dokumennya. Situs menandainya, dan mesin pencari tidak mencatatnya.',
          en: 'Only an example of such a document. The site marks it, and search engines do not list it.',
        },
      },
    },
  } satisfies WireFields<DocumentValues>
}

function belongsTo(collection: 'products' | 'tools', label: Label): RelationshipField {
  return {
    name: collection,
    type: 'relationship',
    relationTo: collection,
    hasMany: true,
    maxRows: 100,
    label,
    admin: {
      allowCreate: false,
      description: {
        id: 'Dokumen ini juga tampil di halamannya.',
        en: 'The document is also shown on these pages.',
      },
    },
  }
}
