import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { StripName } from '#domain/content/strip.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { PageContext } from '#storefront/page/page.ts'

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
  /** What stands above the header, as HTML that the service sanitised; null when there is none. */
  strip: { name: StripName; html: string } | null
}

/** Loads what the layout shows [SHELL-009, SHELL-011]; a part that does not load is left out, the page is shown without it. */
export async function loadShell({
  call,
  shop,
  until,
}: Pick<PageContext, 'call' | 'shop' | 'until'>): Promise<ShellData> {
  const [departments, strip] = await Promise.all([
    loadDepartments(call).catch(() => []),
    // The app hides it.
    shop.isApp ? null : call('GET /svc_content/cms/strip', {}).catch(() => null),
  ])
  if (strip?.until) until(strip.until)
  // Who closed it sees none until the browser is closed as well.
  return { departments, strip: strip?.name === shop.closedStrip ? null : strip }
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
