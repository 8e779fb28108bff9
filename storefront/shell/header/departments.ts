import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { AnnouncementHandle } from '#domain/content/announcements.ts'
import type { PictureSource } from '#ui/picture-source.ts'
import type { PageContext } from '#storefront/page/page.ts'

export interface Department {
  name: string
  url: string
  picture: PictureSource | null
  children: readonly { name: string; url: string }[]
}

export interface ShellData {
  departments: readonly Department[]
  /** HTML sanitized by the service, or null if there is no strip. */
  strip: { name: AnnouncementHandle; html: string } | null
}

/** Loads the layout's data; a failed part is omitted [SHELL-009, SHELL-011]. */
export async function loadShell(context: Pick<PageContext, 'call' | 'shop' | 'until' | 'warn'>): Promise<ShellData> {
  const { call, shop, until } = context
  const [departments, written] = await Promise.all([
    loadDepartments(call).catch(() => []),
    // Hidden in the app.
    shop.isApp ? null : call('GET /svc_content/cms/strip', {}).catch(() => null),
  ])
  if (written?.until) until(written.until)
  // Rewriting would add to the first script; a strip loaded in the browser relies on the redirect to the locale.
  const strip =
    import.meta.env.SSR && written
      ? {
          ...written,
          html: (await import('#storefront/routing/content-links.ts')).withSiteLinks(written.html, context),
        }
      : written
  // A closed strip stays hidden for the browser session.
  return { departments, strip: strip?.name === shop.closedStrip ? null : strip }
}

async function loadDepartments(call: StoreCall): Promise<Department[]> {
  const branches = await call('GET /svc_content/catalog/tree', {})
  return branches.map(({ name, url, picture, children }, index) => ({
    name,
    url,
    // The menu shows one picture, and this data is part of every page.
    picture: index === 0 ? picture : null,
    children: children.map((child) => ({ name: child.name, url: child.url })),
  }))
}
