import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { fileOf } from '#ui/picture-source.ts'
import { Image } from '#ui/picture.tsx'
import { isAllowed } from '#storefront/consent/consent-state.ts'
import { preferencesPath } from '#storefront/consent/preferences-path.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { VideoView } from '../family-views.ts'
import { pageWidthSizes } from '../../picture-sizes.ts'

const sizes = `(min-width: 64rem) 60rem, ${pageWidthSizes}`

/**
 * Renders a video that loads on click, from the shop or an external host. Without JavaScript, an external video is a
 * link to its page.
 */
export function Video({ view }: { view: VideoView }) {
  const { title, text, duration, durationLabel, source } = view
  return (
    <section className="section page-width video-block">
      <div className="video-block__box">
        {source.kind === 'own' ? <OwnVideo view={view} source={source} /> : <HostVideo view={view} source={source} />}
      </div>
      <div className="video-block__text">
        <h2 className="h3">{title}</h2>
        {duration && (
          <p className="small muted">
            <span className="visually-hidden">{durationLabel} </span>
            <time dateTime={duration.iso}>{duration.text}</time>
          </p>
        )}
        {text !== '' && <p>{text}</p>}
        {source.kind === 'host' && <p className="small muted">{source.words.note}</p>}
      </div>
    </section>
  )
}

type Own = Extract<VideoView['source'], { kind: 'own' }>
type Host = Extract<VideoView['source'], { kind: 'host' }>

function OwnVideo({ view: { title, poster }, source: { file, captions } }: { view: VideoView; source: Own }) {
  return (
    // Editors provide captions. Videos without speech have none.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      controls
      playsInline
      preload="none"
      aria-label={title}
      width={1280}
      height={720}
      {...(poster && { poster: fileOf(poster, 1024) })}
    >
      <source src={file} type={file.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      {captions.map(({ language, label, file: track }, index) => (
        <track key={language} kind="captions" srcLang={language} label={label} src={track} default={index === 0} />
      ))}
    </video>
  )
}

function HostVideo({ view: { title, poster }, source: { frame, page, words } }: { view: VideoView; source: Host }) {
  const { site } = useShop()
  const [state, setState] = useState<'still' | 'asking' | 'playing'>('still')
  if (state === 'playing')
    // A click started the video, so the focus follows.
    return (
      <iframe ref={(frameElement) => frameElement?.focus()} src={frame} title={title} allow="autoplay; fullscreen" />
    )
  return (
    <>
      {poster && <Image source={poster} sizes={sizes} alt="" urgency="lazy" />}
      {state === 'asking' ? (
        <div className="video-block__ask" role="alert">
          <p>{words.ask}</p>
          <button type="button" className="button" onClick={() => setState('playing')}>
            {words.playOnce}
          </button>
          <Link className="link" to={preferencesPath}>
            {words.preferences}
          </Link>
        </div>
      ) : (
        <a
          className="video-block__play"
          href={page}
          target="_blank"
          rel="noopener nofollow"
          aria-label={words.play}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            setState(isAllowed(site, 'functional') ? 'playing' : 'asking')
          }}
        >
          <span>
            <Icon name="play" />
          </span>
        </a>
      )}
    </>
  )
}
