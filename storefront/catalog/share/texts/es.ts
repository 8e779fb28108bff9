import type { ShareTexts } from './en.ts'

export const texts: ShareTexts = {
  share: 'Compartir',
  copied: 'Enlace copiado',
  failed: 'No se pudo copiar el enlace. Cópialo de la barra de direcciones.',
}
