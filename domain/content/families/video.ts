/** Hosts of videos that a page can play after a click. */
export const videoHosts = {
  youtube: {
    name: 'YouTube',
    /** This origin sets no cookies before the video plays. */
    origin: 'https://www.youtube-nocookie.com',
    id: /^[\w-]{11}$/,
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    id: /^\d{6,12}$/,
    player: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
} as const

export type VideoHost = keyof typeof videoHosts
export const videoHostNames = Object.keys(videoHosts) as [VideoHost, ...VideoHost[]]

/** Returns true if an id matches the host's format. */
export function isVideoId(host: VideoHost, id: string): boolean {
  return videoHosts[host].id.test(id)
}

/** Returns a duration in seconds as text, such as 2:05, and in ISO 8601, such as PT2M5S. */
export function videoDuration(seconds: number): { text: string; iso: string } {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
  return { text, iso: `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${rest}S` }
}
