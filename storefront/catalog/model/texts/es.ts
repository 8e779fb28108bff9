import type { ViewTexts } from './en.ts'

export const texts: ViewTexts = {
  view: 'Ver en 3D',
  label: (name) =>
    `${name} en 3D. Usa las flechas para girar, más y menos para el zoom, Inicio para restablecer y Escape para cerrar.`,
  hint: 'Arrastra para girar',
  sizes: ({ width, depth, height }) => [`${width} de ancho`, `${depth} de fondo`, `${height} de alto`],
  loading: 'Cargando la vista 3D.',
  shown: 'La vista 3D está lista. Arrástrala o usa las flechas para girarla.',
  failed: 'No hemos podido cargar la vista 3D. Aquí tienes la foto.',
  nearer: 'Acercar',
  further: 'Alejar',
  back: 'Volver a la foto',
}
