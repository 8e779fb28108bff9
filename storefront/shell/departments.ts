import type { StoreCall } from '#contract/call-options.ts'
import type { PictureSource } from '#ui/picture-source.ts'

/** A department of the menu with its categories. */
export interface Department {
  name: string
  url: string
  picture: PictureSource | null
  children: readonly { name: string; url: string }[]
}

/** The departments of the site; a menu that does not load is empty, the page is shown without it. */
export async function loadDepartments(call: StoreCall): Promise<Department[]> {
  try {
    const branches = await call('GET /svc_content/catalog/tree', {})
    return branches.map(({ name, url, picture, children }) => ({
      name,
      url,
      picture,
      children: children.map((child) => ({ name: child.name, url: child.url })),
    }))
  } catch {
    return []
  }
}
