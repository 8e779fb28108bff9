/**
 * Third-party scripts that need marketing consent, each enabled by a setting. The order is stored, so only append.
 */
export const tagNames = ['social-pixel', 'search-ads', 'email-marketing', 'affiliate', 'reviews'] as const
export type TagName = (typeof tagNames)[number]

export interface Tag {
  name: TagName
  /** The store's account id with the vendor; empty if the script's URL alone identifies it. */
  id: string
  scriptUrl: string
}
