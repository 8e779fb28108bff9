import type { VideoBlock } from '#domain/content/families/family-blocks.ts'
import { videoSource } from '#domain/content/families/video-source.ts'
import type { Post } from '../posts.ts'

export const featuredVideoId = 'featured-video'

/** Returns a post's video as a block that loads nothing before a click, or null for an unsupported URL. */
export function featuredVideo(
  post: Pick<Post, 'featuredVideo' | 'title' | 'largeFeaturedImagePath'>,
): VideoBlock | null {
  const source = post.featuredVideo === null ? null : videoSource(post.featuredVideo)
  if (source === null) return null
  const base = post.largeFeaturedImagePath
  const hasPoster = base !== null && base.startsWith('/media/')
  const picture = { name: '', alt: '', ...(hasPoster && { base, width: 768, height: 432, widths: [768] }) }
  return { type: 'Video', props: { id: featuredVideoId, title: post.title.rendered, picture, ...source } }
}
