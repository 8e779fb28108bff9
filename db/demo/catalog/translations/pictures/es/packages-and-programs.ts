import type { AlternativeTexts } from '../by-english-text.ts'

export const packagesAndPrograms: AlternativeTexts = {
  'Slim rack with a bench inside and iron plates on its bar':
    'Rack fino con un banco dentro y discos de hierro en la barra',
  'Iron plates on the end of the bar next to the rack': 'Discos de hierro en el extremo de la barra, junto al rack',
  'The whole package set up in front of a white brick wall':
    'El pack completo montado delante de una pared de ladrillo blanco',
  'The package next to the outline of a person of 1.75 m (5 ft 9 in)':
    'El pack junto a la silueta de una persona de 1,75 m',
  'The short bench inside the rack, with a safety pipe behind it':
    'El banco corto dentro del rack, con un tubo de seguridad detrás',
  'Folding wall rack with a racked bar, a bench and bumper plates':
    'Rack de pared plegable con una barra apoyada, un banco y bumpers',
  'Platform with a bar loaded with colored bumpers': 'Plataforma con una barra cargada de bumpers de colores',
  'Low rack full of hex dumbbells behind an adjustable bench':
    'Rack bajo lleno de mancuernas hexagonales detrás de un banco ajustable',
  'Half rack with a loaded bar and an adjustable bench in front':
    'Medio rack con una barra cargada y un banco ajustable delante',
  'Shelf of kettlebells behind a rubber mat': 'Estante de kettlebells detrás de una losa de goma',
  'Power rack with a loaded bar and a bench inside': 'Power rack con una barra cargada y un banco dentro',
  'The loaded end of the bar next to the rack': 'El extremo cargado de la barra, junto al rack',
  'The whole package set up in a garage': 'El pack completo montado en un garaje',
  'The flat bench inside the rack, with a safety pipe behind it':
    'El banco plano dentro del rack, con un tubo de seguridad detrás',
  'Bar loaded with black bumper plates on the floor': 'Barra cargada con bumpers negros en el suelo',
  'Inclined bench with two pairs of hex dumbbells in front':
    'Banco inclinado con dos pares de mancuernas hexagonales delante',
  'Lever belt, knee sleeves, wrist wraps and two blocks of chalk':
    'Cinturón de palanca, rodilleras, muñequeras y dos bloques de magnesio',
  'Five loop bands in a row, with a ridged roller and a ball in front':
    'Cinco bandas cerradas en fila, con un rodillo en relieve y una bola delante',
  'Black gift card with an orange bar on it, leaning on a block of chalk':
    'Tarjeta regalo negra con una barra naranja, apoyada en un bloque de magnesio',
  'Gift cards in navy, bone and black, fanned on a rubber floor':
    'Tarjetas regalo en azul marino, hueso y negro, en abanico sobre un suelo de goma',
  'Orange gift card in front of a white 5 kg plate': 'Tarjeta regalo naranja delante de un disco blanco de 5 kg',
  'Phone showing the day’s sets, leaning on a kettlebell': 'Móvil con las series del día, apoyado en una kettlebell',
  'The same phone from above, next to a block of chalk': 'El mismo móvil desde arriba, junto a un bloque de magnesio',
  'Two coil-bound training booklets, one black, one red':
    'Dos cuadernillos de entrenamiento de espiral, uno negro y otro rojo',
  'Pale training booklet under a small orange plate':
    'Cuadernillo de entrenamiento claro bajo un disco naranja pequeño',
  'Lifter’s pass on an orange ribbon, next to chalk':
    'Acreditación de participante con cinta naranja, junto a magnesio',
  'Stand with three lights: two white, one red': 'Pie con tres luces: dos blancas y una roja',
  'Referee’s pass on a navy ribbon, with a navy rule book':
    'Acreditación de juez con cinta azul marino y un reglamento azul marino',
}
