import { escapeHtml } from '#storefront/page/html-document.ts'

/** Custom HTML, CSS, and JavaScript that a content editor entered, shown in an iframe. */
export interface FramedCode {
  title: string
  html: string
  css: string
  js: string
}

/** Links open in a new tab, because the shop's pages cannot be framed. */
const head =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><base target="_blank">'
const look = 'body{margin:0;font:1rem/1.5 system-ui,sans-serif}img{max-width:100%;height:auto}'

/** Returns the frame document around an editor's HTML, CSS, and script. Must be sent with framedHeaders. */
export function framedDocument({ title, html, css, js }: FramedCode, language: string): string {
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head>${head}<title>${escapeHtml(title)}</title>` +
    `<style>${look}${css.replace(/<\/(?=style)/gi, '<\\/')}</style></head><body>${html}` +
    (js === '' ? '' : `<script>${js.replace(/<(?=\/script|script|!--)/gi, '\\x3c')}</script>`) +
    '</body></html>'
  )
}
