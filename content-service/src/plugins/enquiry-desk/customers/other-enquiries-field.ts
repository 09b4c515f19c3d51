import type { UIField } from 'payload'

/** The number of other enquiries by the same customer, in the narrow column beside the form. */
export function otherEnquiriesField(): UIField {
  return {
    name: 'otherEnquiries',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      disableListColumn: true,
      components: {
        Field: '/src/plugins/enquiry-desk/customers/other-enquiries.tsx#OtherEnquiries',
      },
    },
  }
}
