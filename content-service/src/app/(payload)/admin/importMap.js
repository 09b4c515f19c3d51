import { ShownPart as ShownPart_5faed52363d51499e5d5c79d079635d4 } from '../../../../src/platform/admin/shown-part.tsx'
import { OtherLanguage as OtherLanguage_90b306a8a7d88ea46af9c84adb18f37e } from '../../../../src/plugins/translation-state/other-language.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { EditorNamesClient as EditorNamesClient_13d5e03b7d38666402c5903d5b8158d2 } from '../../../../src/collections/blog-posts/editor-names.tsx'
import { PastedClient as PastedClient_577e610877b98f02347c5db9ba2d7e45 } from '../../../../src/collections/blog-posts/pasted/client-feature.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DialogLabel as DialogLabel_b3cb108062b47c4d3dd97d39f7d9afc1 } from '../../../../src/platform/admin/dialog-label.tsx'
import { LinkPart as LinkPart_5bee19f10b18045978447e75b2e3bb17 } from '../../../../src/plugins/desk/link-part.tsx'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SchedulePanel as SchedulePanel_ab81711dd2817486c0e1e12901113798 } from '../../../../src/plugins/publishing/schedule/schedule-panel.tsx'
import { ScheduleCell as ScheduleCell_33e34e5d15a97c0c82ccc2e43c3659c3 } from '../../../../src/plugins/publishing/schedule/schedule-cell.tsx'
import { UsesPart as UsesPart_fd1e162d6dc5dd446dbce5ec526698a3 } from '../../../../src/plugins/uses/uses-part.tsx'
import { TranslationPanel as TranslationPanel_017f3ccaddc245ceb118883829783638 } from '../../../../src/plugins/translation-state/translation-panel.tsx'
import { TranslationCell as TranslationCell_16d495c5db9c71cb8d01ef1ab329f00a } from '../../../../src/plugins/translation-state/translation-cell.tsx'
import { Undo as Undo_e1fc677622980d3ce0ad78c5b15bc3cc } from '../../../../src/plugins/lists/undo.tsx'
import { SelectionGuard as SelectionGuard_68510121e50a4cd9951d219b1c72c2b9 } from '../../../../src/plugins/editing/selection-guard.tsx'
import { SaveForPreview as SaveForPreview_bf48f6389e2bd76b6aae7a66871bea46 } from '../../../../src/plugins/preview/save-for-preview.tsx'
import { PreviewFrame as PreviewFrame_81f03a3c93c5d1cf4ff980ce111907e1 } from '../../../../src/plugins/preview/preview-frame.tsx'
import { PreviewWidth as PreviewWidth_b750fd1f1725769feed504140098f912 } from '../../../../src/plugins/preview/preview-width.tsx'
import { FormGuard as FormGuard_c3ea28998754933f185fcd86d961c724 } from '../../../../src/plugins/editing/form-guard.tsx'
import { ViewButton as ViewButton_29fbccb88bcf54a503574e1da6620c38 } from '../../../../src/plugins/preview/view-button.tsx'
import { PublishButton as PublishButton_b14a0e045be2d275c2522afdafb42d81 } from '../../../../src/plugins/editing/publish-button.tsx'
import { Status as Status_4565b97ad9d8b26d6c1824722112bf75 } from '../../../../src/plugins/editing/status.tsx'
import { UnpublishButton as UnpublishButton_e87bc021cf4d7f0c6baee9623f9ef4ca } from '../../../../src/plugins/editing/unpublish-button.tsx'
import { VersionsView as VersionsView_b57c1b2514c4cf2844d1fdfd1210f309 } from '../../../../src/plugins/saved-by/versions-view.tsx'
import { OrderCell as OrderCell_e10e702d941a81eeac61e79aea6b9f66 } from '../../../../src/platform/admin/order-cell.tsx'
import { NumberInput as NumberInput_98ff7b468ac4f9716a794697162efd01 } from '../../../../src/platform/admin/number-input.tsx'
import { DraftLink as DraftLink_b5c0bdf60d73c4cd8b87ade2a5c28816 } from '../../../../src/plugins/lists/draft-link.tsx'
import { FocusPicture as FocusPicture_cf5adc6fec4036fc787f483b2c451c85 } from '../../../../src/collections/media/focus-picture.tsx'
import { PictureLinks as PictureLinks_fc89d9558be7ac3ebf64028d30af975b } from '../../../../src/plugins/uses/picture-links.tsx'
import { RowLabel as RowLabel_3667bfd8fdb8e06926a2efbff792b9cf } from '../../../../src/platform/admin/row-label.tsx'
import { FigurePart as FigurePart_6e3e16d5632df12fd2ddb14cc54d2a14 } from '../../../../src/collections/sheets/figure-part.tsx'
import { SpreadsheetLinks as SpreadsheetLinks_efbd27c9669e587e250fe422873f22ff } from '../../../../src/plugins/spreadsheets/spreadsheet-links.tsx'
import { HireCell as HireCell_01ed9db42ebd5a181f3ef7cca08ab681 } from '../../../../src/collections/units/hire-cell.tsx'
import { ItemLabel as ItemLabel_ddb3cb3cdbf10e14fd82593b5c6faa50 } from '../../../../src/collections/enquiries/item-label.tsx'
import { FileList as FileList_e58a2886bf02a1dd63cf0a205f6db48b } from '../../../../src/collections/enquiries/file-list.tsx'
import { Thread as Thread_98a0c337eeeb308113e62a4e01e94a95 } from '../../../../src/plugins/enquiry-desk/reply/thread.tsx'
import { NoteList as NoteList_f8ebbeb31ce4f57abdff79cecd29a723 } from '../../../../src/plugins/enquiry-desk/note-list.tsx'
import { OpenedMessage as OpenedMessage_31d4389025fff0ff16030a1346644d37 } from '../../../../src/plugins/enquiry-desk/opened-message.tsx'
import { OtherEnquiries as OtherEnquiries_111f47ac43b22011c52350d03b9f197c } from '../../../../src/plugins/enquiry-desk/customers/other-enquiries.tsx'
import { AssignedToCell as AssignedToCell_d07b608216ae52418a5cf29a34f91de0 } from '../../../../src/plugins/enquiry-desk/assigned-to.tsx'
import { AssignedTo as AssignedTo_d07b608216ae52418a5cf29a34f91de0 } from '../../../../src/plugins/enquiry-desk/assigned-to.tsx'
import { ListTools as ListTools_3784a8cd7f9fc1b0582971348a5b08ac } from '../../../../src/plugins/enquiry-desk/list-tools.tsx'
import { Confirmation as Confirmation_3cc7139d39fb62c412cb6d508f37c399 } from '../../../../src/plugins/confirm-identity/confirmation.tsx'
import { SecondFactor as SecondFactor_3f6c81521e9087c1f97896593d671d2a } from '../../../../src/plugins/second-factor/second-factor.tsx'
import { HomeParts as HomeParts_f3b7b7ad727bdb6ab2c88072a8282451 } from '../../../../src/collections/home-page/home-texts.tsx'
import { HomeTexts as HomeTexts_f3b7b7ad727bdb6ab2c88072a8282451 } from '../../../../src/collections/home-page/home-texts.tsx'
import { HoursLabel as HoursLabel_767f2b9d8ba50ebc441cff58c337f55c } from '../../../../src/collections/company-settings/hours-label.tsx'
import { HolidayLabel as HolidayLabel_d5ad485d84c0e2f60e96625923d89fdc } from '../../../../src/collections/company-settings/holiday-label.tsx'
import { Icon as Icon_64273642f6a388d8cb6f44d61ae0e257 } from '../../../../src/platform/admin/graphics.tsx'
import { Logo as Logo_f8ef56b62cd9e06b62f92cb5a0691816 } from '../../../../src/collections/users/logo.tsx'
import { SearchButton as SearchButton_e3101badb3510356633ec4f1f3c4c2e8 } from '../../../../src/plugins/search/search-button.tsx'
import { PersonalDataLink as PersonalDataLink_8ba15a6d998e92f1dd4d42a57fa7bf1f } from '../../../../src/plugins/personal-data/nav-link.tsx'
import { VisitsLink as VisitsLink_86fcf5aec3b8b10685f513adaa089a4c } from '../../../../src/plugins/statistics/visits/nav-link.tsx'
import { PageGuard as PageGuard_e72fcd2c18aaaf3dc694a5baed529ad8 } from '../../../../src/plugins/editing/page-guard.tsx'
import { PartNames as PartNames_56c72dfc7f9af37f794534c684638084 } from '../../../../src/plugins/editing/part-names.tsx'
import { ForgotWithoutMail as ForgotWithoutMail_a5594bfd60469559b1db77530afaa2f5 } from '../../../../src/platform/mail/forgot-without-mail.tsx'
import { BoardView as BoardView_0dbd95bd1e491171a686b38476a0ea7f } from '../../../../src/plugins/enquiry-desk/board/board-view.tsx'
import { CustomersView as CustomersView_79deecd658380f55c973497da09690c3 } from '../../../../src/plugins/enquiry-desk/customers/customers-view.tsx'
import { CustomerView as CustomerView_38526befde3437f8a2e63b612575ff0b } from '../../../../src/plugins/enquiry-desk/customers/customer-view.tsx'
import { SignInView as SignInView_006e4f032c4c7904f5c3b1e5823bae4c } from '../../../../src/plugins/second-factor/sign-in-view.tsx'
import { Dashboard as Dashboard_daaa59ed6d31f06b4f43ba79c78eb65f } from '../../../../src/plugins/dashboard/dashboard.tsx'
import { SpreadsheetView as SpreadsheetView_daa2efcc7c9dfba3853bb2c36184b1da } from '../../../../src/plugins/spreadsheets/spreadsheet-view.tsx'
import { PersonView as PersonView_cb5fb717617681a2fbb9f4ad2262c82d } from '../../../../src/plugins/personal-data/person-view.tsx'
import { ProofView as ProofView_50a5fba776452086c00964c623525b19 } from '../../../../src/plugins/personal-data/proof-view.tsx'
import { FiguresView as FiguresView_94aa555e03eba8e4f13046333906fd2c } from '../../../../src/plugins/statistics/enquiries/figures-view.tsx'
import { VisitsView as VisitsView_2f3e9a351baf6afe2fcf79066f3a1c8d } from '../../../../src/plugins/statistics/visits/visits-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/platform/admin/shown-part.tsx#ShownPart": ShownPart_5faed52363d51499e5d5c79d079635d4,
  "/src/plugins/translation-state/other-language.tsx#OtherLanguage": OtherLanguage_90b306a8a7d88ea46af9c84adb18f37e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/collections/blog-posts/editor-names.tsx#EditorNamesClient": EditorNamesClient_13d5e03b7d38666402c5903d5b8158d2,
  "/src/collections/blog-posts/pasted/client-feature.tsx#PastedClient": PastedClient_577e610877b98f02347c5db9ba2d7e45,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/platform/admin/dialog-label.tsx#DialogLabel": DialogLabel_b3cb108062b47c4d3dd97d39f7d9afc1,
  "/src/plugins/desk/link-part.tsx#LinkPart": LinkPart_5bee19f10b18045978447e75b2e3bb17,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/plugins/publishing/schedule/schedule-panel.tsx#SchedulePanel": SchedulePanel_ab81711dd2817486c0e1e12901113798,
  "/src/plugins/publishing/schedule/schedule-cell.tsx#ScheduleCell": ScheduleCell_33e34e5d15a97c0c82ccc2e43c3659c3,
  "/src/plugins/uses/uses-part.tsx#UsesPart": UsesPart_fd1e162d6dc5dd446dbce5ec526698a3,
  "/src/plugins/translation-state/translation-panel.tsx#TranslationPanel": TranslationPanel_017f3ccaddc245ceb118883829783638,
  "/src/plugins/translation-state/translation-cell.tsx#TranslationCell": TranslationCell_16d495c5db9c71cb8d01ef1ab329f00a,
  "/src/plugins/lists/undo.tsx#Undo": Undo_e1fc677622980d3ce0ad78c5b15bc3cc,
  "/src/plugins/editing/selection-guard.tsx#SelectionGuard": SelectionGuard_68510121e50a4cd9951d219b1c72c2b9,
  "/src/plugins/preview/save-for-preview.tsx#SaveForPreview": SaveForPreview_bf48f6389e2bd76b6aae7a66871bea46,
  "/src/plugins/preview/preview-frame.tsx#PreviewFrame": PreviewFrame_81f03a3c93c5d1cf4ff980ce111907e1,
  "/src/plugins/preview/preview-width.tsx#PreviewWidth": PreviewWidth_b750fd1f1725769feed504140098f912,
  "/src/plugins/editing/form-guard.tsx#FormGuard": FormGuard_c3ea28998754933f185fcd86d961c724,
  "/src/plugins/preview/view-button.tsx#ViewButton": ViewButton_29fbccb88bcf54a503574e1da6620c38,
  "/src/plugins/editing/publish-button.tsx#PublishButton": PublishButton_b14a0e045be2d275c2522afdafb42d81,
  "/src/plugins/editing/status.tsx#Status": Status_4565b97ad9d8b26d6c1824722112bf75,
  "/src/plugins/editing/unpublish-button.tsx#UnpublishButton": UnpublishButton_e87bc021cf4d7f0c6baee9623f9ef4ca,
  "/src/plugins/saved-by/versions-view.tsx#VersionsView": VersionsView_b57c1b2514c4cf2844d1fdfd1210f309,
  "/src/platform/admin/order-cell.tsx#OrderCell": OrderCell_e10e702d941a81eeac61e79aea6b9f66,
  "/src/platform/admin/number-input.tsx#NumberInput": NumberInput_98ff7b468ac4f9716a794697162efd01,
  "/src/plugins/lists/draft-link.tsx#DraftLink": DraftLink_b5c0bdf60d73c4cd8b87ade2a5c28816,
  "/src/collections/media/focus-picture.tsx#FocusPicture": FocusPicture_cf5adc6fec4036fc787f483b2c451c85,
  "/src/plugins/uses/picture-links.tsx#PictureLinks": PictureLinks_fc89d9558be7ac3ebf64028d30af975b,
  "/src/platform/admin/row-label.tsx#RowLabel": RowLabel_3667bfd8fdb8e06926a2efbff792b9cf,
  "/src/collections/sheets/figure-part.tsx#FigurePart": FigurePart_6e3e16d5632df12fd2ddb14cc54d2a14,
  "/src/plugins/spreadsheets/spreadsheet-links.tsx#SpreadsheetLinks": SpreadsheetLinks_efbd27c9669e587e250fe422873f22ff,
  "/src/collections/units/hire-cell.tsx#HireCell": HireCell_01ed9db42ebd5a181f3ef7cca08ab681,
  "/src/collections/enquiries/item-label.tsx#ItemLabel": ItemLabel_ddb3cb3cdbf10e14fd82593b5c6faa50,
  "/src/collections/enquiries/file-list.tsx#FileList": FileList_e58a2886bf02a1dd63cf0a205f6db48b,
  "/src/plugins/enquiry-desk/reply/thread.tsx#Thread": Thread_98a0c337eeeb308113e62a4e01e94a95,
  "/src/plugins/enquiry-desk/note-list.tsx#NoteList": NoteList_f8ebbeb31ce4f57abdff79cecd29a723,
  "/src/plugins/enquiry-desk/opened-message.tsx#OpenedMessage": OpenedMessage_31d4389025fff0ff16030a1346644d37,
  "/src/plugins/enquiry-desk/customers/other-enquiries.tsx#OtherEnquiries": OtherEnquiries_111f47ac43b22011c52350d03b9f197c,
  "/src/plugins/enquiry-desk/assigned-to.tsx#AssignedToCell": AssignedToCell_d07b608216ae52418a5cf29a34f91de0,
  "/src/plugins/enquiry-desk/assigned-to.tsx#AssignedTo": AssignedTo_d07b608216ae52418a5cf29a34f91de0,
  "/src/plugins/enquiry-desk/list-tools.tsx#ListTools": ListTools_3784a8cd7f9fc1b0582971348a5b08ac,
  "/src/plugins/confirm-identity/confirmation.tsx#Confirmation": Confirmation_3cc7139d39fb62c412cb6d508f37c399,
  "/src/plugins/second-factor/second-factor.tsx#SecondFactor": SecondFactor_3f6c81521e9087c1f97896593d671d2a,
  "/src/collections/home-page/home-texts.tsx#HomeParts": HomeParts_f3b7b7ad727bdb6ab2c88072a8282451,
  "/src/collections/home-page/home-texts.tsx#HomeTexts": HomeTexts_f3b7b7ad727bdb6ab2c88072a8282451,
  "/src/collections/company-settings/hours-label.tsx#HoursLabel": HoursLabel_767f2b9d8ba50ebc441cff58c337f55c,
  "/src/collections/company-settings/holiday-label.tsx#HolidayLabel": HolidayLabel_d5ad485d84c0e2f60e96625923d89fdc,
  "/src/platform/admin/graphics.tsx#Icon": Icon_64273642f6a388d8cb6f44d61ae0e257,
  "/src/collections/users/logo.tsx#Logo": Logo_f8ef56b62cd9e06b62f92cb5a0691816,
  "/src/plugins/search/search-button.tsx#SearchButton": SearchButton_e3101badb3510356633ec4f1f3c4c2e8,
  "/src/plugins/personal-data/nav-link.tsx#PersonalDataLink": PersonalDataLink_8ba15a6d998e92f1dd4d42a57fa7bf1f,
  "/src/plugins/statistics/visits/nav-link.tsx#VisitsLink": VisitsLink_86fcf5aec3b8b10685f513adaa089a4c,
  "/src/plugins/editing/page-guard.tsx#PageGuard": PageGuard_e72fcd2c18aaaf3dc694a5baed529ad8,
  "/src/plugins/editing/part-names.tsx#PartNames": PartNames_56c72dfc7f9af37f794534c684638084,
  "/src/platform/mail/forgot-without-mail.tsx#ForgotWithoutMail": ForgotWithoutMail_a5594bfd60469559b1db77530afaa2f5,
  "/src/plugins/enquiry-desk/board/board-view.tsx#BoardView": BoardView_0dbd95bd1e491171a686b38476a0ea7f,
  "/src/plugins/enquiry-desk/customers/customers-view.tsx#CustomersView": CustomersView_79deecd658380f55c973497da09690c3,
  "/src/plugins/enquiry-desk/customers/customer-view.tsx#CustomerView": CustomerView_38526befde3437f8a2e63b612575ff0b,
  "/src/plugins/second-factor/sign-in-view.tsx#SignInView": SignInView_006e4f032c4c7904f5c3b1e5823bae4c,
  "/src/plugins/dashboard/dashboard.tsx#Dashboard": Dashboard_daaa59ed6d31f06b4f43ba79c78eb65f,
  "/src/plugins/spreadsheets/spreadsheet-view.tsx#SpreadsheetView": SpreadsheetView_daa2efcc7c9dfba3853bb2c36184b1da,
  "/src/plugins/personal-data/person-view.tsx#PersonView": PersonView_cb5fb717617681a2fbb9f4ad2262c82d,
  "/src/plugins/personal-data/proof-view.tsx#ProofView": ProofView_50a5fba776452086c00964c623525b19,
  "/src/plugins/statistics/enquiries/figures-view.tsx#FiguresView": FiguresView_94aa555e03eba8e4f13046333906fd2c,
  "/src/plugins/statistics/visits/visits-view.tsx#VisitsView": VisitsView_2f3e9a351baf6afe2fcf79066f3a1c8d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
