/** Third-party scripts that need marketing consent, each with a setting for its account. The order is stored: append. */
export const tagNames = ['social-pixel', 'search-ads', 'email-marketing'] as const
export type TagName = (typeof tagNames)[number]

export interface Tag {
  name: TagName
  /** The store's account at the vendor. */
  id: string
  scriptUrl: string
}
