import { Icon } from '#ui/icon.tsx'
import { fileOf } from '#ui/picture-source.ts'
import type { MediaFile } from './media-types.ts'
import { texts } from './texts/en.ts'

const thumbnailWidth = 300

/** Renders a file's picture, or its kind. The thumbnail is decorative, because the file name is next to it. */
export function Thumbnail({ file }: { file: Pick<MediaFile, 'kind' | 'path' | 'picture'> }) {
  const { kind, path, picture } = file
  if (kind !== 'picture')
    return (
      <span className="media-thumbnail media-thumbnail--kind">
        <Icon name={kind === 'video' ? 'play' : 'info'} />
        {texts.kinds[kind]}
      </span>
    )
  return (
    <img
      className="media-thumbnail"
      src={picture ? fileOf(picture, thumbnailWidth) : path}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
