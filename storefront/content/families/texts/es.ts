import type { FamilyTexts } from './en.ts'

export const texts: FamilyTexts = {
  allDeals: 'Todas las ofertas',
  posts: { video: 'Vídeo', gallery: 'Galería' },
  video: {
    play: (title) => `Reproducir el vídeo: ${title}`,
    duration: 'Duración',
    note: (host) => `Se reproduce desde ${host}, que recibirá tu dirección IP y podrá instalar cookies.`,
    ask: (host) =>
      `En tus preferencias de cookies has desactivado los servicios funcionales. ¿Quieres reproducir igualmente este vídeo de ${host}?`,
    playOnce: 'Reproducir este vídeo',
    preferences: 'Preferencias de cookies',
  },
  comparison: { attribute: 'Característica', price: 'Precio', missing: 'Sin datos' },
  map: { open: 'Abrir en OpenStreetMap', note: 'Abre openstreetmap.org en una pestaña nueva.' },
}
