import type { TranslatedField } from '../translate-texts.ts'

/** Columns in Shopify's translation file, in order. */
export const translationColumns = {
  type: 'Type',
  handle: 'Identification',
  field: 'Field',
  locale: 'Locale',
  market: 'Market',
  status: 'Status',
  english: 'Default content',
  text: 'Translated content',
} as const

/** Names of the fields in files; those without a prefix are Shopify's. */
export const fileFieldNames: Readonly<Record<TranslatedField, string>> = {
  name: 'title',
  description: 'body_html',
  fact: 'ironwright_fact',
  lead: 'ironwright_lead',
  searchTitle: 'meta_title',
  searchDescription: 'meta_description',
}

export const productRow = 'PRODUCT'
