import { escapeHtml, type DocumentFiles } from '#storefront/page/html-document.ts'
import type { Shop } from '#storefront/page/page.ts'
import { standaloneTexts } from './standalone-texts.ts'

export interface StandaloneVisitor extends Pick<Shop, 'brand' | 'language' | 'contrast'> {
  files: Pick<DocumentFiles, 'styles'>
}

export function defectDocument(reader: StandaloneVisitor, requestId: string): string {
  const { errorTitle, failed, tryAgain, nameId } = standaloneTexts(reader.language)
  return plainDocument(reader, { title: errorTitle, heading: failed, sentences: [tryAgain, nameId(requestId)] })
}

/** Returns the page for a network address over its budget. */
export function waitDocument(reader: StandaloneVisitor, seconds: number): string {
  const { waitTitle, wait, waitSeconds } = standaloneTexts(reader.language)
  return plainDocument(reader, { title: waitTitle, heading: wait, sentences: [waitSeconds(seconds)] })
}

/** Returns the page shown while the shop is at capacity. */
export function busyDocument(reader: StandaloneVisitor, seconds: number): string {
  const { busyTitle, busy, busySeconds } = standaloneTexts(reader.language)
  return plainDocument(reader, { title: busyTitle, heading: busy, sentences: [busySeconds(seconds)] })
}

export function refusedDocument(reader: StandaloneVisitor): string {
  const { errorTitle, refused, goBack } = standaloneTexts(reader.language)
  return plainDocument(reader, { title: errorTitle, heading: refused, sentences: [goBack], links: 'home' })
}

/** Returns the page for a site without a home page. */
export function comingSoonDocument(reader: StandaloneVisitor): string {
  const { openingTitle, opening, comeBack } = standaloneTexts(reader.language)
  return plainDocument(reader, { title: openingTitle, heading: opening, sentences: [comeBack], links: 'none' })
}

export function offlineDocument(reader: StandaloneVisitor): string {
  const { offlineTitle, offline, offlineCart } = standaloneTexts(reader.language)
  return plainDocument(reader, { title: offlineTitle, heading: offlineTitle, sentences: [offline, offlineCart] })
}

interface StandaloneTexts {
  title: string
  heading: string
  sentences: readonly string[]
  /** 'home' is for errors that a retry would not fix. */
  links?: 'home' | 'none'
}

/** Includes all its texts and links, because it cannot load any file. */
function plainDocument(
  { brand, language, contrast, files }: StandaloneVisitor,
  { title, heading, sentences, links }: StandaloneTexts,
) {
  const texts = standaloneTexts(language)
  const retry = links === 'home' ? '' : `<a class="button" href="">${escapeHtml(texts.again)}</a> `
  const row = `<p class="row">${retry}<a class="button button--line" href="/">${escapeHtml(texts.home)}</a></p>`
  const themed = contrast === 'high' ? ' data-contrast="high"' : ''
  return (
    `<!doctype html><html lang="${texts.language}"${themed}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex,nofollow"><title>${escapeHtml(`${title} | ${brand}`)}</title>` +
    files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head><body>` +
    `<header class="funnel-head"><div class="page-width"><a class="logo" href="/">${escapeHtml(brand.toUpperCase())}</a></div></header>` +
    `<main id="main" class="page-width error-page"><h1 class="h1 display">${escapeHtml(heading)}</h1>` +
    sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('') +
    (links === 'none' ? '' : row) +
    `</main></body></html>`
  )
}
