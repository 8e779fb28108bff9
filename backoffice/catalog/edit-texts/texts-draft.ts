import { mergeTexts, textFields, type ProductTexts, type TextField } from '#domain/catalog/texts/product-texts.ts'

/** An edit of a product's texts. `read` are the stored texts that it started from. */
interface TextsDraft {
  read: ProductTexts
  edited: ProductTexts
}

type Row = ProductTexts['specification'][number]

/** Returns the texts to save: without spaces at the ends, and without empty specification rows. */
export function textsToSave({ name, fact, lead, description, specification }: ProductTexts): ProductTexts {
  return {
    name: name.trim(),
    fact: fact.trim(),
    lead: lead.trim(),
    description: description.trim(),
    specification: specification
      .map(([label, value]): Row => [label.trim(), value.trim()])
      .filter(([label, value]) => label !== '' || value !== ''),
  }
}

/** Returns true if saving would change a text. */
export function hasChanges({ read, edited }: TextsDraft): boolean {
  return JSON.stringify(textsToSave(edited)) !== JSON.stringify(textsToSave(read))
}

/** Returns the fields that cannot be saved: a missing name, and a specification with half-filled rows. */
export function incompleteFields(edited: ProductTexts): TextField[] {
  const { name, specification } = textsToSave(edited)
  const isHalfFilled = specification.some(([label, value]) => label === '' || value === '')
  return [...(name === '' ? (['name'] as const) : []), ...(isHalfFilled ? (['specification'] as const) : [])]
}

/**
 * Moves a draft onto texts that have changed since it was started. Fields that the draft does not change take the new
 * text; conflicting fields keep the draft's text, which the next save writes.
 */
export function rebaseDraft({ read, edited }: TextsDraft, stored: ProductTexts): TextsDraft {
  const { texts, conflicts } = mergeTexts(stored, { read, edited })
  const own = Object.fromEntries(conflicts.map((field) => [field, edited[field]]))
  return { read: stored, edited: { ...texts, ...own } }
}

/** Returns the fields that the server rejected, such as `specification` for `edited.specification.3.1`. */
export function rejectedFields(invalid: readonly string[]): TextField[] {
  return textFields.filter((field) => invalid.some((path) => path.split('.').includes(field)))
}
