import type { AlternativeTexts } from '../by-english-text.ts'

export const racksAndBenches: AlternativeTexts = {
  'Black four-post power rack with J-cups and pull-up bar':
    'Power rack negro de cuatro postes con J-cups y barra de dominadas',
  'Sandwich J-cup on the front upright of the rack': 'J-cup sándwich en el poste delantero del rack',
  'The power rack in red': 'El power rack en rojo',
  'The power rack in blue': 'El power rack en azul',
  'The power rack in white': 'El power rack en blanco',
  'Folded plate with the name between the front uprights': 'Chapa doblada con el nombre entre los postes delanteros',
  'The black rack in a garage, with a bar, a bench, plates and kettlebells':
    'El rack negro en un garaje, con una barra, un banco, discos y kettlebells',
  'The black rack next to the outline of a person of 1.75 m (5 ft 9 in)':
    'El rack negro junto a la silueta de una persona de 1,75 m',
  'Six-post rack with plate pegs in the back': 'Rack de seis postes con pivotes para discos detrás',
  'Chrome pegs on the rear upright, one above another': 'Pivotes cromados en el poste trasero, uno encima de otro',
  'Short four-post rack in dark gray': 'Rack bajo de cuatro postes en gris oscuro',
  'Foot plate with ribs and anchor bolts': 'Placa de pie con nervios y anclajes',
  'Shallow four-post rack in dark green': 'Rack poco profundo de cuatro postes en verde oscuro',
  'Deep black rack with straps along its sides': 'Rack negro profundo con cintas a los lados',
  'Strap between the front and the rear upright': 'Cinta entre el poste delantero y el trasero',
  'Tall red six-post rack with strap safeties': 'Rack rojo alto de seis postes con seguros de cinta',
  'Sand-colored power rack on two long runners': 'Power rack color arena sobre dos patines largos',
  'Ribbed shoe that joins an upright to its runner': 'Zapata nervada que une un poste a su patín',
  'Olive rack made of slim tubing': 'Rack oliva de tubo fino',
  'Close holes and a plain J-cup on a slim upright': 'Agujeros juntos y un J-cup sencillo en un poste fino',
  'The rack in a garage, with a loaded bar on its J-cups and a bench inside':
    'El rack en un garaje, con una barra cargada en los J-cups y un banco dentro',
  'The rack next to the outline of a person of 1.75 m (5 ft 9 in)':
    'El rack junto a la silueta de una persona de 1,75 m',
  'Safety pipe on its pin, pushed through a hole of the upright':
    'Tubo de seguridad sobre su pasador, metido por un agujero del poste',
  'The rack from behind, with its rear crossmembers': 'El rack por detrás, con sus travesaños traseros',
  'Short white rack made of slim tubing': 'Rack blanco bajo de tubo fino',
  'Blue rack made of slim tubing, on runners': 'Rack azul de tubo fino, sobre patines',
  'Black six-post rack made of slim tubing, with pegs in the back':
    'Rack negro de seis postes de tubo fino, con pivotes detrás',
  'Dark gray rack made of square 51 mm tubing': 'Rack gris oscuro de tubo cuadrado de 51 mm',
  'Olive half rack made of slim tubing, with spotter arms in front':
    'Medio rack oliva de tubo fino, con brazos de seguridad delante',
  'Gray squat stand made of slim tubing': 'Soporte de sentadilla gris de tubo fino',
  'Half rack with spotter arms in front and pegs in the back':
    'Medio rack con brazos de seguridad delante y pivotes detrás',
  'The half rack from behind, with its six plate pegs': 'El medio rack por detrás, con sus seis pivotes para discos',
  'Low gray half rack without a pull-up bar': 'Medio rack gris bajo, sin barra de dominadas',
  'Tall blue half rack with long spotter arms': 'Medio rack azul alto con brazos de seguridad largos',
  'Squat stand with two uprights and J-cups': 'Soporte de sentadilla con dos postes y J-cups',
  'Shoe and runner under an upright of the stand': 'Zapata y patín bajo un poste del soporte',
  'Tall red squat stand with a pull-up bar': 'Soporte de sentadilla rojo y alto con barra de dominadas',
  'Pull-up bar between the tops of the uprights': 'Barra de dominadas entre las puntas de los postes',
  'Low white stand for bench pressing': 'Soporte blanco bajo para press de banca',
  'Yoke with a crossmember and four plate posts': 'Yugo con un travesaño y cuatro pivotes para discos',
  'Olive folding rack on two boards': 'Rack plegable oliva sobre dos tablas',
  'Wall rack folded out with its pull-up bar': 'Rack de pared desplegado, con su barra de dominadas',
  'The same rack folded flat to the wall': 'El mismo rack plegado contra la pared',
  'Bronze hinge between the wall plate and a leaf': 'Bisagra de bronce entre la placa de pared y una hoja',
  'Low white folding rack on its ledger': 'Rack plegable blanco y bajo sobre su tabla',
  'Wall-mounted pull-up bar with triangular brackets': 'Barra de dominadas de pared con soportes triangulares',
  'White wall pull-up bar with short arms': 'Barra de dominadas de pared blanca con brazos cortos',
  'Red rig with three slim uprights against a wall': 'Rig rojo con tres postes finos contra una pared',
  'Free-standing rig with one bay and cups on both sides': 'Rig exento de un módulo con J-cups en los dos lados',
  'Free-standing rig with two bays and six posts': 'Rig exento de dos módulos y seis postes',
  'Name plate and pull-up bar of a bay': 'Placa con el nombre y barra de dominadas de un módulo',
  'Three posts tied to a wall, with two pull-up bars': 'Tres postes unidos a una pared, con dos barras de dominadas',
  'Two posts tied to a wall, with one pull-up bar': 'Dos postes unidos a una pared, con una barra de dominadas',
  'Flat bench with a black frame': 'Banco plano con marco negro',
  'Close-up of the handle, the spine and the pad’s seam': 'Primer plano del asa, la viga y la costura del acolchado',
  'The black bench on an oak floor in morning light, next to a kettlebell':
    'El banco negro sobre un suelo de roble a la luz de la mañana, junto a una kettlebell',
  'The black bench next to the outline of a person of 1.75 m (5 ft 9 in)':
    'El banco negro junto a la silueta de una persona de 1,75 m',
  'Flat bench with a red frame': 'Banco plano con marco rojo',
  'Flat bench with a white frame': 'Banco plano con marco blanco',
  'Flat bench with a wide pad and a blue frame': 'Banco plano con acolchado ancho y marco azul',
  'Gray flat bench with a very thick pad': 'Banco plano gris con un acolchado muy grueso',
  'Short flat bench with a dark green frame': 'Banco plano corto con marco verde oscuro',
  'White flat bench with a dark red pad': 'Banco plano blanco con acolchado rojo oscuro',
  'Flat bench with a top of pale ash boards': 'Banco plano con tablas claras de fresno',
  'Close-up of the ends of the five boards': 'Primer plano de los extremos de las cinco tablas',
  'Wide bench of dark boards on a white frame': 'Banco ancho de tablas oscuras sobre un marco blanco',
  'Adjustable bench with its back raised': 'Banco ajustable con el respaldo levantado',
  'The bench in the flat position': 'El banco en posición plana',
  'The bench with the back almost upright': 'El banco con el respaldo casi vertical',
  'Close-up of the ladder with its slots and the pin of the strut':
    'Primer plano de la escalera con sus ranuras y el pasador del puntal',
  'The bench in front of loft windows, with a pair of dumbbells':
    'El banco delante de las ventanas de un loft, con un par de mancuernas',
  'The bench next to the outline of a person of 1.75 m (5 ft 9 in)':
    'El banco junto a la silueta de una persona de 1,75 m',
  'White adjustable bench at a low incline': 'Banco ajustable blanco con poca inclinación',
  'Gray adjustable bench with brown pads at 45 degrees': 'Banco ajustable gris con acolchados marrones, a 45 grados',
  'Slots of the ladder and the pin of the strut': 'Ranuras de la escalera y pasador del puntal',
  'The bench with its back at 72 degrees': 'El banco con el respaldo a 72 grados',
  'Seated bench with an upright back and a gray frame': 'Banco de respaldo fijo vertical y marco gris',
  'Upright pressing bench with brown pads': 'Silla de press vertical con acolchados marrones',
  'Black competition bench with a red pad, cups and catch arms':
    'Banco de competición negro con acolchado rojo, soportes y brazos de seguridad',
  'Lined cup at the top of an upright': 'Soporte forrado en lo alto de un poste',
  'Blue bench with two uprights and cups': 'Banco azul con dos postes y soportes',
  'Decline bench with two pairs of leg rollers': 'Banco declinado con dos pares de rodillos',
  'Gray back extension bench with two hip pads and a foot plate':
    'Banco de lumbares gris con dos almohadillas y placa para los pies',
  'Red bench with a sloping arm pad and bar cups':
    'Banco rojo con apoyo inclinado para los brazos y soportes para la barra',
}
