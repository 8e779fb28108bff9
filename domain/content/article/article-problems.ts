import { findDisallowedTag } from '../families/rich-text.ts'

const tag = /<[^<>]*>?/g
/** Tags that articles may contain, but other rich text must not. */
const ofArticles = /^<\/?(?:details|summary)>$|^<h[234] id="s-[a-z0-9-]*">$/

/** Returns the tags in an article's HTML that its page would omit, each once [T14]. */
export function omittedTags(html: string): string[] {
  const tags = new Set([...html.matchAll(tag)].map(([source]) => source))
  return [...tags].filter((source) => !ofArticles.test(source) && findDisallowedTag(source) !== null)
}
