import { fileOf, type PictureSource, sourceSet } from './picture-source.ts'

interface PictureProps {
  source: PictureSource | null
  /** The `sizes` of the place where it is shown. */
  sizes: string
  /** Said instead of the picture's own text; '' where the name stands beside it. */
  alt?: string
  /** The largest thing of the first view is fetched first, its row is not delayed, all else waits. */
  urgency?: 'first' | 'soon' | 'lazy'
  /** Shown on the plate when there is no picture. */
  name?: string
  /** Takes the picture's place while the pointer is over the card. */
  hover?: PictureSource | null
  className?: string
}

/** A picture on its plate: width and height are always set, and a missing one shows the product's name. */
export function Picture({ source, sizes, alt, urgency = 'lazy', name, hover, className }: PictureProps) {
  return (
    <span className={className === undefined ? 'picture' : `picture ${className}`}>
      {source === null ? (
        <span className="picture__name">{name}</span>
      ) : (
        <Image source={source} sizes={sizes} alt={alt ?? source.alt} urgency={urgency} />
      )}
      {hover && <Image source={hover} sizes={sizes} alt="" urgency="lazy" className="alt" />}
    </span>
  )
}

/** The image alone. */
export function Image({
  source,
  sizes,
  alt,
  urgency,
  className,
}: {
  source: PictureSource
  sizes: string
  alt: string
  urgency: 'first' | 'soon' | 'lazy'
  className?: string
}) {
  return (
    <img
      className={className}
      src={fileOf(source, 360)}
      srcSet={sourceSet(source)}
      sizes={sizes}
      width={source.width}
      height={source.height}
      alt={alt}
      loading={urgency === 'lazy' ? 'lazy' : undefined}
      fetchPriority={urgency === 'first' ? 'high' : undefined}
      decoding={urgency === 'lazy' ? 'async' : undefined}
    />
  )
}
