import type { VideoBlock } from '#domain/content/families/family-blocks.ts'
import { isVideoId, type VideoHost } from '#domain/content/families/video.ts'
import type { Post } from '../posts.ts'

export const featuredVideoId = 'featured-video'

/** Returns a post's video as a block that loads nothing before a click, or null for an unsupported URL. */
export function featuredVideo(
  post: Pick<Post, 'featuredVideo' | 'title' | 'largeFeaturedImagePath'>,
): VideoBlock | null {
  const source = post.featuredVideo === null ? null : sourceOf(post.featuredVideo)
  if (source === null) return null
  const base = post.largeFeaturedImagePath
  const hasPoster = base !== null && base.startsWith('/media/')
  const picture = { name: '', alt: '', ...(hasPoster && { base, width: 768, height: 432, widths: [768] }) }
  return { type: 'Video', props: { id: featuredVideoId, title: post.title.rendered, picture, ...source } }
}

function sourceOf(text: string): { file: string } | { host: VideoHost; videoId: string } | null {
  if (/^\/media\/[\w./-]{1,300}\.(?:mp4|webm)$/.test(text) && !text.includes('..')) return { file: text }
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(?:www|m|player)\./, '')
  const last = url.pathname.split('/').at(-1) ?? ''
  const id = host === 'youtube.com' ? (url.searchParams.get('v') ?? last) : last
  if (['youtube.com', 'youtu.be', 'youtube-nocookie.com'].includes(host)) return hosted('youtube', id)
  return host === 'vimeo.com' ? hosted('vimeo', id) : null
}

function hosted(host: VideoHost, videoId: string) {
  return isVideoId(host, videoId) ? { host, videoId } : null
}
