import { mergeFields, type FieldsEdit } from './merge-fields.ts'
import type { SearchTexts } from './search-texts.ts'

/** A product's texts, which all sites share. */
export interface ProductTexts extends SearchTexts {
  name: string
  /** One line for product cards. */
  fact: string
  /** Introduction below the name on the product page. */
  lead: string
  /** HTML. */
  description: string
  /** Labels with values. */
  specification: [label: string, value: string][]
}

/** Maximum lengths in characters; `rows` is the maximum number of specification rows. */
export const textLimits = {
  name: 200,
  fact: 200,
  lead: 600,
  description: 60_000,
  label: 80,
  value: 400,
  rows: 80,
  searchTitle: 150,
  searchDescription: 320,
}

export const textFields = [
  'name',
  'fact',
  'lead',
  'description',
  'specification',
  'searchTitle',
  'searchDescription',
] as const
export type TextField = (typeof textFields)[number]

export type TextsEdit = FieldsEdit<ProductTexts>

/** Merges an edit into the stored texts field by field; conflicting fields retain the stored value. */
export function mergeTexts(stored: ProductTexts, edit: TextsEdit) {
  const { merged: texts, conflicts } = mergeFields(textFields, stored, edit)
  return { texts, conflicts }
}
