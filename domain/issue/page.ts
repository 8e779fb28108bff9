import type { Site } from '#domain/sites.ts'

interface IssuePicture {
  base: string
  alt: string
  width: number
  height: number
  widths: number[]
}

/** Price and stock are looked up live. */
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

export interface IssuePage {
  kind: (typeof issuePageKinds)[number]
  /** Empty on pages without a department. */
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
