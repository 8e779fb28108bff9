import type { PageContext } from '#storefront/page/page.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { flagValue } from '#storefront/flags/visitor-flags.ts'
import { loadTexts, textsOf, type TextsOf } from '#storefront/texts.ts'
import { createPlayback, loadOnce } from './playback.ts'
import { isShownOn, clampToWindow, playerFlag, startVideo } from './player-rules.ts'

interface Attached extends Pick<PageContext, 'call' | 'shop'> {
  onPage: (listener: (path: string) => void) => void
}

const closedKey = 'floating_video_closed'

/**
 * Shows the floating video on its pages, unless the flag is off or the shopper closed it in this session [SHELL-028,
 * SHELL-029].
 */
export function attachPlayer(place: HTMLElement, { call, shop, onPage }: Attached): void {
  const session = browserStorage('sessionStorage')
  if (session.getItem(closedKey) !== null) return
  const pages = (place.dataset['pages'] ?? '').split(' ').filter(Boolean)
  const open = loadOnce(async () => {
    const video = await openPlayer(place, { call, shop }, session)
    return video && createPlayback(video, matchMedia('(prefers-reduced-motion: reduce)').matches, console.warn)
  })
  let isWanted = false
  const follow = async (path: string) => {
    isWanted = isShownOn({ pages }, withoutLocale(path, shop.locale.path))
    // Pages without the video do not request its flag.
    if (!isWanted && place.hidden) return
    const playback = await open()
    if (!playback || !place.isConnected || isWanted === !place.hidden) return
    place.hidden = !isWanted
    if (isWanted) await playback.show()
    else playback.hide()
  }
  const followOrWarn = (path: string) => void follow(path).catch(console.warn)
  followOrWarn(location.pathname)
  onPage(followOrWarn)
}

function withoutLocale(path: string, prefix: string): string {
  return prefix !== '' && `${path}/`.startsWith(`/${prefix}/`) ? path.slice(prefix.length + 1) || '/' : path
}

/** Fills the player's placeholder, or returns null if the flag is off. */
async function openPlayer(
  place: HTMLElement,
  { call, shop }: Pick<Attached, 'call' | 'shop'>,
  session: ReturnType<typeof browserStorage>,
): Promise<HTMLVideoElement | null> {
  const [{ value }] = await Promise.all([
    flagValue({ call, shop }, playerFlag),
    loadTexts(shop.language, ['shell/picture-in-picture']),
  ])
  if (value !== true) return null
  const video = createVideo(place.dataset['url'] ?? '')
  place.className = 'floating-video'
  place.setAttribute('aria-label', place.dataset['title'] ?? '')
  place.append(video, createControls(place, video, textsOf(shop.language, 'shell/picture-in-picture'), session))
  return video
}

function createVideo(url: string): HTMLVideoElement {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, loop: true, playsInline: true, preload: 'metadata', src: url })
  return video
}

function createControls(
  place: HTMLElement,
  video: HTMLVideoElement,
  texts: TextsOf<'shell/picture-in-picture'>,
  session: ReturnType<typeof browserStorage>,
): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'floating-video__bar'
  const move = addButton(bar, () => {})
  move.classList.add('floating-video__move')
  makeDraggable(place, move)
  const pause = addButton(bar, () => (video.paused ? void startVideo(video, console.warn) : video.pause()))
  const mute = addButton(bar, () => (video.muted = !video.muted))
  const expand = addButton(bar, () => {
    place.classList.toggle('floating-video--large')
    label()
  })
  addButton(bar, () => {
    session.setItem(closedKey, '1')
    video.pause()
    if (place.contains(document.activeElement)) focusRoot()
    place.remove()
  }).textContent = texts.close
  const label = () => {
    move.textContent = texts.move
    pause.textContent = video.paused ? texts.play : texts.pause
    mute.textContent = video.muted ? texts.unmute : texts.mute
    expand.textContent = place.classList.contains('floating-video--large') ? texts.reduce : texts.expand
  }
  for (const event of ['play', 'pause', 'volumechange']) video.addEventListener(event, label)
  label()
  return bar
}

function addButton(bar: HTMLElement, press: () => unknown): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', press)
  bar.append(button)
  return button
}

/** Moves focus to the start of the page, because the focused button disappears. */
function focusRoot() {
  const root = document.getElementById('root')!
  root.tabIndex = -1
  root.focus({ preventScroll: true })
}

const keyStepPx = 24

/** Lets shoppers move the player by pointer, or with the arrow keys on its handle. */
function makeDraggable(place: HTMLElement, handle: HTMLElement) {
  const moveTo = (left: number, top: number) => {
    const to = clampToWindow(left, top, place.getBoundingClientRect(), { width: innerWidth, height: innerHeight })
    Object.assign(place.style, { left: `${to.left}px`, top: `${to.top}px`, bottom: 'auto' })
  }
  const keepInWindow = () => {
    // CSS positions the player until the shopper moves it.
    if (!place.isConnected || place.hidden || place.style.left === '') return
    const { left, top } = place.getBoundingClientRect()
    moveTo(left, top)
  }
  // Enlarging or showing the player changes its size, and rotating the device changes the window.
  new ResizeObserver(keepInWindow).observe(place)
  addEventListener('resize', keepInWindow)
  handle.addEventListener('pointerdown', (press) => {
    const { left, top } = place.getBoundingClientRect()
    handle.setPointerCapture(press.pointerId)
    const move = (event: PointerEvent) =>
      moveTo(left + event.clientX - press.clientX, top + event.clientY - press.clientY)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), { once: true })
  })
  handle.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!by) return
    event.preventDefault()
    const { left, top } = place.getBoundingClientRect()
    moveTo(left + by[0]! * keyStepPx, top + by[1]! * keyStepPx)
  })
}
