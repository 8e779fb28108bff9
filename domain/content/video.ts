const videoExtensions: ReadonlySet<string> = new Set(['mp4', 'mov', 'avi', 'mkv', 'wmv', 'flv', 'webm'])

/** Returns true if the path of a URL ends like a video file [UI-432]. */
export function isVideo(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0]!
  const dot = path.lastIndexOf('.')
  return dot > path.lastIndexOf('/') && videoExtensions.has(path.slice(dot + 1).toLowerCase())
}
