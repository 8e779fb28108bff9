import type { Site } from '#domain/sites.ts'

/** A picture with its available widths. */
interface IssuePicture {
  base: string
  alt: string
  width: number
  height: number
  widths: number[]
}

/** A product in a print catalog, without price and stock, which are looked up live. */
export interface IssueProduct {
  id: number
  handle: string
  name: string
  brand: string
  fact: string
  lead: string
  picture: IssuePicture | null
}

export interface IssueDepartment {
  name: string
  url: string
  text: string
  picture: IssuePicture | null
  products: readonly IssueProduct[]
}

export const issuePageKinds = ['cover', 'contents', 'department', 'products', 'back'] as const

/** A page of the finished layout. */
export interface IssuePage {
  kind: (typeof issuePageKinds)[number]
  /** Department name; empty on other pages. */
  heading: string
  text: string
  url: string | null
  picture: IssuePicture | null
  products: IssueProduct[]
}

/** Returns true if a site has a print catalog [CATALOG-001]. */
export function hasIssue(site: Site): boolean {
  return site === 'USA'
}
