import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { isSameTarget, linkTarget, shopLinkPattern } from '#domain/catalog/links/link-target.ts'
import { type Site, sites } from '#domain/sites.ts'

type Lists = Reply<Store, 'GET /svc_content/link-lists'>
export type LinkList = Lists['lists'][number]
export type LinkTarget = Lists['categories'][number]

export interface LinkDraft {
  /** Does not change when the link moves. */
  id: number
  label: string
  url: string
  image: LinkList['links'][number]['image']
  sites: readonly Site[]
}

export type LinkProblem = 'label' | 'url' | 'twice' | 'itself' | 'sites'

/** Returns a list's links as drafts, in order. */
export function linkDrafts(links: LinkList['links']): LinkDraft[] {
  return links.map(({ label, url, image, sites: on }, id) => ({ id, label, url, image, sites: on ?? sites }))
}

/** Returns an empty link with an id that no other link has. */
export function newLink(links: readonly LinkDraft[]): LinkDraft {
  return { id: Math.max(-1, ...links.map(({ id }) => id)) + 1, label: '', url: '', image: undefined, sites }
}

/** Returns each link's first problem by link id. */
export function linkProblems(links: readonly LinkDraft[], listUrl: string): ReadonlyMap<number, LinkProblem> {
  const problems = links.flatMap((link): [number, LinkProblem][] => {
    const problem = problemOf(link, links, listUrl)
    return problem ? [[link.id, problem]] : []
  })
  return new Map(problems)
}

function problemOf(link: LinkDraft, links: readonly LinkDraft[], listUrl: string): LinkProblem | null {
  const url = link.url.trim()
  if (link.label.trim() === '') return 'label'
  if (!shopLinkPattern.test(url)) return 'url'
  if (linkTarget(url).path === listUrl) return 'itself'
  if (links.some((other) => other.id !== link.id && isSameTarget(other.url.trim(), url))) return 'twice'
  return link.sites.length === 0 ? 'sites' : null
}

/**
 * Returns the links for the call. Order numbers start at 1. Omits sites if all are selected, and labels that equal the
 * category name.
 */
export function linksToSave(links: readonly LinkDraft[], categories: readonly Pick<LinkTarget, 'url' | 'name'>[]) {
  const names = new Map(categories.map(({ url, name }) => [url, name]))
  return links.map(({ label, url, image, sites: on }, index) => ({
    ...(label.trim() !== names.get(linkTarget(url.trim()).path) && { label: label.trim() }),
    url: url.trim(),
    ...(image && { image }),
    ...(on.length < sites.length && { sites: [...on] }),
    order: index + 1,
  }))
}
