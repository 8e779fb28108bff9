/**
 * Third-party scripts that need marketing consent, each with an account setting. The order is stored, so only append.
 */
export const tagNames = ['social-pixel', 'search-ads', 'email-marketing'] as const
export type TagName = (typeof tagNames)[number]

export interface Tag {
  name: TagName
  /** The store's account id with the vendor. */
  id: string
  scriptUrl: string
}
