import { useState } from 'react'
import { Picture } from '#ui/picture.tsx'
import type { PictureSource } from '#ui/picture-source.ts'
import { useTexts } from '../shop-context.tsx'
import { gallerySizes } from './card-sizes.ts'

/** The pictures of a product: a large one and a row to choose from; a chosen variant brings its own to the front. */
export function Gallery({
  pictures,
  chosen,
  name,
}: {
  pictures: readonly PictureSource[]
  chosen: number
  name: string
}) {
  const texts = useTexts('catalog')
  const [shown, setShown] = useState(chosen)
  const [variant, setVariant] = useState(chosen)
  if (variant !== chosen) {
    setVariant(chosen)
    setShown(chosen)
  }
  return (
    <section className="gallery" aria-label={texts.pictures}>
      <div className="gallery__main">
        <Picture source={pictures[shown] ?? pictures[0] ?? null} sizes={gallerySizes} urgency="first" name={name} />
      </div>
      {pictures.length > 1 && (
        <ul className="gallery__row">
          {pictures.slice(0, 10).map((picture, index) => (
            <li key={picture.base}>
              <button
                type="button"
                aria-label={`${texts.pictureOf(index + 1, pictures.length)}: ${picture.alt}`}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => setShown(index)}
              >
                <Picture source={picture} sizes="12vw" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
