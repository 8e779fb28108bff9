import type { StoreCall } from '#contract/call-options.ts'
import type { PictureSource } from '#ui/picture-source.ts'

/** A department of the menu with its categories. */
export interface Department {
  name: string
  url: string
  picture: PictureSource | null
  children: readonly { name: string; url: string }[]
}

/** What the layout shows around every page of the shop. */
export interface ShellData {
  departments: readonly Department[]
  /** The strip above the header, as HTML that the service sanitised; null when there is none. */
  strip: string | null
}

/** Loads what the layout shows; a part that does not load is left out, the page is shown without it. */
export async function loadShell(call: StoreCall, isApp: boolean): Promise<ShellData> {
  const [departments, strip] = await Promise.all([
    loadDepartments(call).catch(() => []),
    // The app hides it.
    isApp ? null : loadStrip(call).catch(() => null),
  ])
  return { departments, strip }
}

async function loadDepartments(call: StoreCall): Promise<Department[]> {
  const branches = await call('GET /svc_content/catalog/tree', {})
  return branches.map(({ name, url, picture, children }) => ({
    name,
    url,
    picture,
    children: children.map((child) => ({ name: child.name, url: child.url })),
  }))
}

/** The first text of the page that the site calls above_header [SHELL-009, SHELL-011]. */
async function loadStrip(call: StoreCall): Promise<string | null> {
  const { document } = await call('GET /svc_content/cms/page/{id}', { params: { id: 'above_header' } })
  const html = document.content.find(({ type }) => type === 'Text')?.props['html']
  return typeof html === 'string' && html !== '' ? html : null
}
