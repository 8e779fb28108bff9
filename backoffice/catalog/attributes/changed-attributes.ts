import { editableAttributes, type EditableAttributes } from '#domain/catalog/product-attributes.ts'

/** Returns the draft's attributes that differ from the stored ones. */
export function changedAttributes(
  stored: EditableAttributes,
  draft: Partial<EditableAttributes>,
): Partial<EditableAttributes> {
  const changed = editableAttributes.filter((name) => draft[name] !== undefined && draft[name] !== stored[name])
  return Object.fromEntries(changed.map((name) => [name, draft[name]]))
}
