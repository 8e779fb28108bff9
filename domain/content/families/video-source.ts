import { isVideoId, type VideoHost } from './video.ts'

type VideoSource = { file: string } | { host: VideoHost; videoId: string }

/** Returns a video's source from its URL at an allowed host or its path below /media/, or null for any other text. */
export function videoSource(text: string): VideoSource | null {
  if (/^\/media\/[\w./-]{1,300}\.(?:mp4|webm)$/.test(text) && !text.includes('..')) return { file: text }
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(?:www|m|player)\./, '')
  const last = url.pathname.split('/').at(-1) ?? ''
  const id = host === 'youtube.com' ? (url.searchParams.get('v') ?? last) : last
  if (['youtube.com', 'youtu.be', 'youtube-nocookie.com'].includes(host)) return hosted('youtube', id)
  return host === 'vimeo.com' ? hosted('vimeo', id) : null
}

/** Returns the source of a video that a Video block accepts: its files are in a folder directly below /media/. */
export function blockVideoSource(text: string): VideoSource | null {
  const source = videoSource(text)
  if (source && 'file' in source && !/^\/media\/[a-z]+\/[\w-]{1,120}\.\w+$/.test(source.file)) return null
  return source
}

function hosted(host: VideoHost, videoId: string): VideoSource | null {
  return isVideoId(host, videoId) ? { host, videoId } : null
}
