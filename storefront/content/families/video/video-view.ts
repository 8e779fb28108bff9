import type { VideoBlock } from '#domain/content/families/family-blocks.ts'
import { videoFramePath } from '#domain/content/families/frame-path.ts'
import { videoDuration, videoHosts } from '#domain/content/families/video.ts'
import { pictureOf } from '../../block-parts.ts'
import type { VideoView } from '../family-views.ts'
import type { FamilyTexts } from '../texts/en.ts'

/** Returns the view for a video, or null if it has no source. */
export function videoView(
  { id, title, text = '', duration, picture, host, videoId, file, captions = [] }: VideoBlock['props'],
  words: FamilyTexts['video'],
): VideoView | null {
  const source = sourceOf()
  if (source === null) return null
  const length = duration === undefined ? null : videoDuration(duration)
  const shown = { duration: length, durationLabel: words.duration, poster: pictureOf(picture), source }
  return { type: 'Video', id, title, text, ...shown }

  function sourceOf(): VideoView['source'] | null {
    if (file !== undefined) return { kind: 'own', file, captions }
    if (host === undefined || videoId === undefined) return null
    const { name, page } = videoHosts[host]
    const { playOnce, preferences } = words
    const prompt = { ask: words.ask(name), playOnce, preferences }
    return {
      kind: 'host',
      frame: videoFramePath(host, videoId),
      page: page(videoId),
      words: { play: words.play(title), note: words.note(name), ...prompt },
    }
  }
}
