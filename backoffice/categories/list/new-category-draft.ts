import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { deriveHandle, isHandle } from '#domain/catalog/import/cells/handle.ts'

type NewCategoryBody = CallInput<Store, 'POST /svc_admin/categories'>['body']

/** A new category as entered in the form. */
export interface NewCategoryDraft {
  name: string
  /** Null while the path follows the name. */
  handle: string | null
  /** Id of the parent; '' for a department. */
  parent: string
}
export type NewCategoryField = keyof NewCategoryDraft

export const emptyCategory: NewCategoryDraft = { name: '', handle: null, parent: '' }

/** Returns the new category's path: the entered one, or one derived from the name. */
export function categoryHandle({ name, handle }: Pick<NewCategoryDraft, 'name' | 'handle'>): string {
  return handle ?? deriveHandle(name)
}

/** Returns the invalid fields and the request body. */
export function checkNewCategory(draft: NewCategoryDraft): { wrong: NewCategoryField[]; body: NewCategoryBody } {
  const name = draft.name.trim()
  const handle = categoryHandle(draft).trim()
  // Without a name, a path that follows it is not a second error.
  const hasHandle = isHandle(handle) || (name === '' && draft.handle === null)
  return {
    wrong: [...(name === '' ? (['name'] as const) : []), ...(hasHandle ? [] : (['handle'] as const))],
    body: { name, handle, parentId: draft.parent === '' ? null : Number(draft.parent) },
  }
}

const fieldsOfRefusals: Readonly<Partial<Record<string, NewCategoryField>>> = {
  invalid_handle: 'handle',
  handle_taken: 'handle',
  path_redirected: 'handle',
  parent_not_found: 'parent',
  too_deep: 'parent',
}

/** Returns the field that a refusal concerns, or undefined. */
export function fieldOfRefusal(code: string | undefined): NewCategoryField | undefined {
  return code === undefined ? undefined : fieldsOfRefusals[code]
}
