import { Suspense, use, useEffect, useRef, useState } from 'react'
import type { Units } from '#domain/measures/units.ts'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#storefront/page/shop-context.tsx'
import type { Model } from '../product/variants.ts'
import type { ViewTexts } from './texts/en.ts'
import { type Extent, useView } from './use-view.ts'
import { viewTexts } from './view-texts.ts'

interface ModelViewerProps {
  model: Model
  name: string
  /** The picture selected in the gallery; each selection is a new object. */
  picked: object
}

export function ModelViewer(props: ModelViewerProps) {
  return (
    <Suspense fallback={null}>
      <LocalizedViewer {...props} />
    </Suspense>
  )
}

function LocalizedViewer({ model, name, picked }: ModelViewerProps) {
  const texts = use(viewTexts(useShop().language))
  const [state, setState] = useState<'still' | 'loading' | 'shown' | 'failed'>('still')
  const [before, setBefore] = useState({ picked, model })
  const opener = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const isOpen = state === 'loading' || state === 'shown'
  if (before.picked !== picked || before.model !== model) {
    setBefore({ picked, model })
    // Selecting a picture closes the view. Changing the finish also changes the picture but does not close it.
    if (before.model === model) setState('still')
  }
  const leave = (to: 'still' | 'failed') => {
    hadFocus.current = document.activeElement?.closest('.model-viewer') !== null
    setState(to)
  }
  useEffect(() => {
    if (isOpen || !hadFocus.current) return
    hadFocus.current = false
    opener.current?.focus()
  }, [isOpen])
  return (
    <>
      {isOpen ? (
        <Stage
          model={model}
          name={name}
          texts={texts}
          onShown={() => setState('shown')}
          onFailed={() => leave('failed')}
          onBack={() => leave('still')}
        />
      ) : (
        <button
          ref={opener}
          type="button"
          className="gallery__turn button button--paper button--small"
          onClick={() => setState('loading')}
        >
          <Icon name="solid" /> {texts.view}
        </button>
      )}
      <output className={state === 'loading' || state === 'failed' ? 'model-viewer__said' : 'visually-hidden'}>
        {state !== 'still' && texts[state]}
      </output>
    </>
  )
}

function Stage({
  model,
  name,
  texts,
  onShown,
  onFailed,
  onBack,
}: {
  model: Model
  name: string
  texts: ViewTexts
  onShown: () => void
  onFailed: () => void
  onBack: () => void
}) {
  const { units } = useShop()
  const host = useRef<HTMLDivElement>(null)
  const [extent, setExtent] = useState<Extent | null>(null)
  const [hasTurned, setTurned] = useState(false)
  const view = useView(host, model, { onShown, onExtent: setExtent, onFailed })
  useEffect(() => host.current?.focus(), [])
  return (
    // Escape in any control closes the view.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="model-viewer"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onBack()
        else if (key !== 'Tab') setTurned(true)
      }}
      onPointerDown={() => setTurned(true)}
    >
      {/* The application role lets arrow keys rotate the model. The label mentions the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={host} className="model-viewer__view" role="application" tabIndex={0} aria-label={texts.label(name)} />
      {extent && (
        <>
          {!hasTurned && (
            <p className="model-viewer__hint" aria-hidden="true">
              {texts.hint}
            </p>
          )}
          <ul className="model-viewer__size">
            {texts.sizes(sizesOf(extent, units)).map((size) => (
              <li key={size}>{size}</li>
            ))}
          </ul>
        </>
      )}
      <div className="model-viewer__tools">
        <button type="button" className="icon-button" onClick={() => view.current?.move('nearer')}>
          <Icon name="plus" label={texts.nearer} />
        </button>
        <button type="button" className="icon-button" onClick={() => view.current?.move('further')}>
          <Icon name="minus" label={texts.further} />
        </button>
        <button type="button" className="icon-button" onClick={onBack}>
          <Icon name="close" label={texts.back} />
        </button>
      </div>
    </div>
  )
}

function sizesOf({ width, depth, height }: Extent, units: Units) {
  const size = (meters: number) =>
    units === 'us' ? `${Math.round(meters * 393.7) / 10} in` : `${Math.round(meters * 1000)} mm`
  return { width: size(width), depth: size(depth), height: size(height) }
}
