import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: (brand, issue) => `Catálogo de ${brand}, ${issue}`,
  catalog: (brand) => `Catálogo de ${brand}`,
  pageTitle: (title, page) => `${title}, página ${page}`,
  description: (total) =>
    `${total} páginas con nuestro material. Hojéalas en línea, imprímelas o recibe un ejemplar por correo postal.`,
  none: 'El primer número aún no ha salido. Déjanos tu dirección y te enviaremos un ejemplar.',
  cover: 'Catálogo',
  contents: 'Contenido',
  coverLine: 'Hojéalo aquí, imprímelo o recíbelo por correo postal.',
  pages: 'Páginas',
  page: (page) => `Página ${page}`,
  pageOf: (page, total) => `Página ${page} de ${total}`,
  pagesOf: (first, last, total) => `Páginas ${first} y ${last} de ${total}`,
  back: 'Anterior',
  next: 'Siguiente',
  keys: 'También puedes usar las flechas del teclado.',
  thumbnails: 'Todas las páginas',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  spread: 'Páginas actuales',
  search: 'Buscar en este catálogo',
  searchDo: 'Buscar',
  found: (count, phrase) =>
    count === 0
      ? `Sin resultados para «${phrase}» en este catálogo.`
      : count === 1
        ? `1 resultado para «${phrase}»`
        : `${count} resultados para «${phrase}»`,
  print: 'Imprimir o guardar como PDF',
  printTitle: 'Imprimir todo el catálogo',
  printText: 'Imprime esta página o elige «Guardar como PDF» en el cuadro de impresión de tu navegador.',
  printNow: 'Imprimir ahora',
  leaf: 'Volver a hojear',
  earlier: 'Números',
  shopAll: (name) => `Ver todo en ${name.toLowerCase()}`,
  open: (name) => `${name}: precio y disponibilidad`,
  view: 'Ver',
  add: 'Añadir a la cesta',
  adding: 'Añadiendo',
  choose: 'Elige las opciones en la página del producto.',
  couldNotAdd: 'No hemos podido añadirlo a la cesta. Prueba desde la página del producto.',
  close: 'Cerrar',
  products: 'En estas páginas',
  backTitle: 'Léelo en papel.',
  backText: 'Te enviamos un ejemplar impreso a cualquier lugar de Estados Unidos.',
  backLink: 'Pedir un ejemplar impreso',
  gone: 'Los productos de esta página ya no están disponibles.',
  requestTitle: 'Pide un ejemplar impreso',
  requestText: 'Gratis, uno por dirección, a cualquier lugar de Estados Unidos.',
  emailHint: 'Solo por si hay dudas sobre esta solicitud.',
  requestDo: 'Quiero un catálogo',
  sending: 'Enviando',
  sent: 'Gracias. Tu catálogo sale en nuestro próximo envío.',
  already:
    'Ya tenemos una solicitud de los últimos 90 días para esta dirección. Tu catálogo está en camino o ya ha llegado.',
  busy: (minutes) =>
    minutes === 1
      ? 'Demasiados intentos. Inténtalo de nuevo en un minuto.'
      : `Demasiados intentos. Inténtalo de nuevo en ${minutes} minutos.`,
  failed: 'No hemos podido guardar tu dirección. Inténtalo de nuevo.',
  invalid: 'Revisa los campos marcados.',
}
