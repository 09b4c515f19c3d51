import { ShownPart as ShownPart_a19e91944e10687f49b581d3248b6a8b } from '../../../../src/admin/shown-part.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PastedPicturesClient as PastedPicturesClient_e6f9c387866f986daf9123b0a0281a34 } from '../../../../src/blog/pasted-pictures/client-feature.tsx'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SchedulePanel as SchedulePanel_e483481821e38fec7f690ff698625f16 } from '../../../../src/schedule/schedule-panel.tsx'
import { ScheduleCell as ScheduleCell_ec8b89fbf3bd4b4b7fae2410dfabea00 } from '../../../../src/schedule/schedule-cell.tsx'
import { FormGuard as FormGuard_afdcfdf4fa760c2a4ff712f3b0e881f4 } from '../../../../src/editing/form-guard.tsx'
import { PublishButton as PublishButton_6af6118f16da9769811f3a1174b27770 } from '../../../../src/editing/publish-button.tsx'
import { UnpublishButton as UnpublishButton_354a09c805724bcb7bbed91b325c008f } from '../../../../src/editing/unpublish-button.tsx'
import { PictureUses as PictureUses_692858400dcc672398db3ba8898248e8 } from '../../../../src/media/picture-uses-part.tsx'
import { RowLabel as RowLabel_13757de2844f4b2b4bc62e0091d9c371 } from '../../../../src/admin/row-label.tsx'
import { OpenedMessage as OpenedMessage_957d0a09357f2db619777a29f0a49ab3 } from '../../../../src/messages/opened-message.tsx'
import { ListTools as ListTools_553e57ddc94c602bb965ef6c6375c226 } from '../../../../src/messages/list-tools.tsx'
import { Confirmation as Confirmation_b5a74a8a6cd55c8e23c3dff42a830889 } from '../../../../src/users/confirmation.tsx'
import { SecondFactor as SecondFactor_631d2430d19fda7ae085a5b41bc72992 } from '../../../../src/second-factor/second-factor.tsx'
import { Icon as Icon_dd246fbef2ee9beaa44f61c6606a2c88 } from '../../../../src/admin/graphics.tsx'
import { Logo as Logo_dd246fbef2ee9beaa44f61c6606a2c88 } from '../../../../src/admin/graphics.tsx'
import { Dashboard as Dashboard_7c966abd9f014562159c44d170f5b77b } from '../../../../src/admin/dashboard.tsx'
import { SignInView as SignInView_0fecbfe1918e54991227a7ddf684be4b } from '../../../../src/second-factor/sign-in-view.tsx'
import { ForgotWithoutMail as ForgotWithoutMail_d06a6e3193a917b61b0e90fffe26fcfe } from '../../../../src/users/forgot-without-mail.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/shown-part.tsx#ShownPart": ShownPart_a19e91944e10687f49b581d3248b6a8b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/blog/pasted-pictures/client-feature.tsx#PastedPicturesClient": PastedPicturesClient_e6f9c387866f986daf9123b0a0281a34,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/schedule/schedule-panel.tsx#SchedulePanel": SchedulePanel_e483481821e38fec7f690ff698625f16,
  "/src/schedule/schedule-cell.tsx#ScheduleCell": ScheduleCell_ec8b89fbf3bd4b4b7fae2410dfabea00,
  "/src/editing/form-guard.tsx#FormGuard": FormGuard_afdcfdf4fa760c2a4ff712f3b0e881f4,
  "/src/editing/publish-button.tsx#PublishButton": PublishButton_6af6118f16da9769811f3a1174b27770,
  "/src/editing/unpublish-button.tsx#UnpublishButton": UnpublishButton_354a09c805724bcb7bbed91b325c008f,
  "/src/media/picture-uses-part.tsx#PictureUses": PictureUses_692858400dcc672398db3ba8898248e8,
  "/src/admin/row-label.tsx#RowLabel": RowLabel_13757de2844f4b2b4bc62e0091d9c371,
  "/src/messages/opened-message.tsx#OpenedMessage": OpenedMessage_957d0a09357f2db619777a29f0a49ab3,
  "/src/messages/list-tools.tsx#ListTools": ListTools_553e57ddc94c602bb965ef6c6375c226,
  "/src/users/confirmation.tsx#Confirmation": Confirmation_b5a74a8a6cd55c8e23c3dff42a830889,
  "/src/second-factor/second-factor.tsx#SecondFactor": SecondFactor_631d2430d19fda7ae085a5b41bc72992,
  "/src/admin/graphics.tsx#Icon": Icon_dd246fbef2ee9beaa44f61c6606a2c88,
  "/src/admin/graphics.tsx#Logo": Logo_dd246fbef2ee9beaa44f61c6606a2c88,
  "/src/admin/dashboard.tsx#Dashboard": Dashboard_7c966abd9f014562159c44d170f5b77b,
  "/src/second-factor/sign-in-view.tsx#SignInView": SignInView_0fecbfe1918e54991227a7ddf684be4b,
  "/src/users/forgot-without-mail.tsx#ForgotWithoutMail": ForgotWithoutMail_d06a6e3193a917b61b0e90fffe26fcfe,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
