import { sites, type Site } from '#domain/sites.ts'
import { columns, siteColumns, type SiteCells, type SiteColumn } from '../columns.ts'

export type SiteColumns = ReadonlyMap<Site, ReadonlySet<SiteColumn>>

/** Returns a column's name for one site. */
export function siteColumnName(column: SiteColumn, site: Site): string {
  return `${columns[column]} / ${site}`
}

interface Found {
  index: number
  site: Site
  column: SiteColumn
}
interface SiteHeader {
  /** The header, with plain names for the importing site's columns. */
  header: string[]
  found: Found[]
  bySite: SiteColumns
  /** Sentences about unreadable columns. */
  problems: string[]
}

/** Finds the site-specific columns in a header. */
export function readSiteHeader(header: readonly string[], own: Site): SiteHeader {
  const plain = new Set(header.map((name) => name.trim().toLowerCase()))
  const names = [...header]
  const found: Found[] = []
  const problems: string[] = []
  const bySite = new Map<Site, Set<SiteColumn>>()
  for (const [index, name] of header.entries()) {
    const parts = partsOf(name)
    if (!parts) continue
    const { column, code } = parts
    const site = sites.find((each) => each === code.toUpperCase())
    const others = bySite.get(site ?? own) ?? new Set()
    if (!site) problems.push(`${name.trim()} is not for a site of this store. The sites are ${sites.join(', ')}.`)
    else if (others.has(column)) problems.push(`There are two ${name.trim()} columns. Delete one of them.`)
    else if (site !== own) found.push({ index, site, column })
    else if (plain.has(columns[column].toLowerCase()))
      problems.push(
        `${name.trim()} and ${columns[column]} are both for ${own}. Import with the other site, or delete one of them.`,
      )
    else names[index] = columns[column]
    if (site) bySite.set(site, others.add(column))
  }
  bySite.delete(own)
  for (const [site, its] of bySite) {
    const [first] = its
    if (first !== undefined && !its.has('price'))
      problems.push(`${siteColumnName(first, site)} needs the column ${siteColumnName('price', site)}.`)
  }
  return { header: names, found, bySite, problems }
}

/** Returns a line's cells by site. */
export function siteCells(found: readonly Found[], line: readonly string[]): ReadonlyMap<Site, SiteCells> {
  const bySite = new Map<Site, Partial<Record<SiteColumn, string>>>()
  for (const { index, site, column } of found) {
    const cell = line[index]?.trim()
    if (cell) bySite.set(site, { ...bySite.get(site), [column]: cell })
  }
  return bySite
}

function partsOf(name: string): { column: SiteColumn; code: string } | null {
  const at = name.indexOf(' / ')
  const before = name.slice(0, Math.max(0, at)).trim().toLowerCase()
  const column = siteColumns.find((each) => columns[each].toLowerCase() === before)
  return column ? { column, code: name.slice(at + 3).trim() } : null
}
