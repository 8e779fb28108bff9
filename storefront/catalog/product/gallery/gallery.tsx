import { useEffect, useState } from 'react'
import { Picture } from '#ui/picture.tsx'
import type { PictureSource } from '#ui/picture-source.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { stageSizes } from '../../card/card-sizes.ts'
import type * as Module from '../../model/model-viewer.tsx'
import { EnlargedPicture } from './enlarged-picture.tsx'
import type { Variant } from '../variants.ts'

/** Minimum width in px of a picture with more detail than its stage shows. */
const minEnlargedWidth = 768

/** Renders a large picture and thumbnails. Choosing a variant shows its picture. */
export function Gallery({
  pictures,
  variant,
  name,
}: {
  pictures: readonly PictureSource[]
  variant: Variant | null
  name: string
}) {
  const texts = useTexts('catalog/product')
  const chosen = variant?.picture ?? 0
  const model = variant?.model
  const [picked, pick] = useState({ at: chosen, of: chosen })
  const view = useView(!model)
  if (picked.of !== chosen) pick({ at: chosen, of: chosen })
  const picture = pictures[picked.at] ?? pictures[0]
  return (
    <section className="gallery" id="gallery" aria-label={texts.pictures}>
      <div className="gallery__main">
        {picture && picture.width > minEnlargedWidth ? (
          <EnlargedPicture picture={picture}>
            <Picture source={picture} sizes={stageSizes(picture)} urgency="first" />
          </EnlargedPicture>
        ) : (
          <Picture source={picture ?? null} sizes={picture ? stageSizes(picture) : ''} urgency="first" name={name} />
        )}
        {view && model && <view.ModelViewer model={model} name={name} picked={picked} />}
      </div>
      {pictures.length > 1 && (
        <ul className="gallery__row">
          {pictures.slice(0, 10).map((each, index) => (
            <li key={each.base}>
              <button
                type="button"
                aria-label={`${texts.pictureOf(index + 1, pictures.length)}: ${each.alt}`}
                aria-current={index === picked.at ? 'true' : undefined}
                onClick={() => pick({ at: index, of: chosen })}
              >
                <Picture source={each} sizes="12vw" alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Loads the 3D view after the page. If loading fails, the pictures remain. */
function useView(isUnwanted: boolean) {
  const [view, setView] = useState<typeof Module>()
  useEffect(() => {
    if (!isUnwanted) import('../../model/model-viewer.tsx').then(setView, () => {})
  }, [isUnwanted])
  return view
}
