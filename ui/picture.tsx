import { fileOf, type PictureSource, sourceSet } from './picture-source.ts'

interface PictureProps {
  source: PictureSource | null
  sizes: string
  /** Overrides the alt text; '' if the name is next to the picture. */
  alt?: string
  /** Eager with high priority, eager, or lazy. */
  urgency?: 'first' | 'soon' | 'lazy'
  /** Shown if there is no picture. */
  name?: string
  hover?: PictureSource | null
  className?: string
}

/** Renders a picture with fixed dimensions, or the product name if there is none. */
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
      src={fileOf(source, 308)}
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
