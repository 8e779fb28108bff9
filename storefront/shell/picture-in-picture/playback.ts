import { startVideo } from './player-rules.ts'

interface Playback {
  show: () => Promise<void>
  hide: () => void
}

/** Plays a video while it is shown, unless the shopper paused it or prefers reduced motion [SHELL-029]. */
export function createPlayback(
  video: Pick<HTMLVideoElement, 'paused' | 'play' | 'pause'>,
  prefersReducedMotion: boolean,
  log: Parameters<typeof startVideo>[1],
): Playback {
  let mayPlay = !prefersReducedMotion
  return {
    show: async () => {
      if (mayPlay) await startVideo(video, log)
    },
    hide: () => {
      mayPlay = !video.paused
      video.pause()
    },
  }
}

/** Returns a function that loads once, and retries after a failure. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
