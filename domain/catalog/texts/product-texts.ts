/** A product's texts, which all sites share. */
export interface ProductTexts {
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
export const textLimits = { name: 200, fact: 200, lead: 600, description: 60_000, label: 80, value: 400, rows: 80 }

export const textFields = ['name', 'fact', 'lead', 'description', 'specification'] as const
export type TextField = (typeof textFields)[number]

/** An edit of texts. `read` are the stored texts that it started from; `edited` has only the changed fields. */
export interface TextsEdit {
  read: ProductTexts
  edited: Partial<ProductTexts>
}

const isSame = (one: Partial<ProductTexts>, other: ProductTexts, field: TextField) =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])

/**
 * Merges an edit into the stored texts field by field. Fields that both the editor and another person changed, to
 * different texts, are conflicts and stay as stored.
 */
export function mergeTexts(stored: ProductTexts, { read, edited }: TextsEdit) {
  const changed = textFields.filter((field) => edited[field] !== undefined && !isSame(edited, read, field))
  const conflicts = changed.filter((field) => !isSame(stored, read, field) && !isSame(edited, stored, field))
  const taken = changed.filter((field) => !conflicts.includes(field))
  const texts: ProductTexts = { ...stored, ...Object.fromEntries(taken.map((field) => [field, edited[field]])) }
  return { texts, conflicts }
}
