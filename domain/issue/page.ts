import type { Site } from '#domain/sites.ts'

/** A picture with the widths of its files. */
interface IssuePicture {
  base: string
  alt: string
  width: number
  height: number
  widths: number[]
}

/** A product as an issue names it: its price and stock are those of the day. */
export interface IssueProduct {
  id: number
  handle: string
  name: string
  brand: string
  fact: string
  lead: string
  picture: IssuePicture | null
}

/** A department with what an issue shows of it. */
export interface IssueDepartment {
  name: string
  url: string
  text: string
  picture: IssuePicture | null
  products: readonly IssueProduct[]
}

export const issuePageKinds = ['cover', 'contents', 'department', 'products', 'back'] as const

/** A page of an issue as it was set. */
export interface IssuePage {
  kind: (typeof issuePageKinds)[number]
  /** The department; empty on pages of no department. */
  heading: string
  text: string
  url: string | null
  picture: IssuePicture | null
  products: IssueProduct[]
}

/** Whether a site has a printed catalogue [CATALOG-001]. */
export function hasIssue(site: Site): boolean {
  return site === 'USA'
}
