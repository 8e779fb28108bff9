import type { AlternativeTexts } from '../by-english-text.ts'

export const racksAndBenches: AlternativeTexts = {
  'Black four-post power rack with J-cups and pull-up bar':
    'Schwarzes Power Rack mit vier Pfosten, J-Cups und Klimmzugstange',
  'Sandwich J-cup on the front upright of the rack': 'Sandwich-J-Cup am vorderen Pfosten des Racks',
  'The power rack in red': 'Das Power Rack in Rot',
  'The power rack in blue': 'Das Power Rack in Blau',
  'The power rack in white': 'Das Power Rack in Weiß',
  'Folded plate with the name between the front uprights':
    'Gekantetes Blech mit dem Namen zwischen den vorderen Pfosten',
  'The black rack in a garage, with a bar, a bench, plates and kettlebells':
    'Das schwarze Rack in einer Garage, mit Stange, Bank, Scheiben und Kettlebells',
  'The black rack next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Das schwarze Rack neben dem Umriss einer Person von 1,75 m',
  'Six-post rack with plate pegs in the back': 'Rack mit sechs Pfosten und Scheibendornen hinten',
  'Chrome pegs on the rear upright, one above another': 'Verchromte Dorne am hinteren Pfosten, übereinander',
  'Short four-post rack in dark gray': 'Niedriges Rack mit vier Pfosten in Dunkelgrau',
  'Foot plate with ribs and anchor bolts': 'Fußplatte mit Rippen und Ankerbolzen',
  'Shallow four-post rack in dark green': 'Flaches Rack mit vier Pfosten in Dunkelgrün',
  'Deep black rack with straps along its sides': 'Tiefes schwarzes Rack mit Gurten an den Seiten',
  'Strap between the front and the rear upright': 'Gurt zwischen dem vorderen und dem hinteren Pfosten',
  'Tall red six-post rack with strap safeties': 'Hohes rotes Rack mit sechs Pfosten und Gurtablagen',
  'Sand-colored power rack on two long runners': 'Sandfarbenes Power Rack auf zwei langen Kufen',
  'Ribbed shoe that joins an upright to its runner': 'Gerippter Schuh, der einen Pfosten mit seiner Kufe verbindet',
  'Olive rack made of slim tubing': 'Rack in Oliv aus schlankem Rohr',
  'Close holes and a plain J-cup on a slim upright': 'Enge Löcher und ein einfacher J-Cup an einem schlanken Pfosten',
  'The rack in a garage, with a loaded bar on its J-cups and a bench inside':
    'Das Rack in einer Garage, mit beladener Stange in den J-Cups und einer Bank darin',
  'The rack next to the outline of a person of 1.75 m (5 ft 9 in)': 'Das Rack neben dem Umriss einer Person von 1,75 m',
  'Safety pipe on its pin, pushed through a hole of the upright':
    'Sicherheitsrohr auf seinem Bolzen, durch ein Loch des Pfostens gesteckt',
  'The rack from behind, with its rear crossmembers': 'Das Rack von hinten mit seinen hinteren Querstreben',
  'Short white rack made of slim tubing': 'Niedriges weißes Rack aus schlankem Rohr',
  'Blue rack made of slim tubing, on runners': 'Blaues Rack aus schlankem Rohr auf Kufen',
  'Black six-post rack made of slim tubing, with pegs in the back':
    'Schwarzes Rack mit sechs Pfosten aus schlankem Rohr, mit Dornen hinten',
  'Dark gray rack made of square 51 mm tubing': 'Dunkelgraues Rack aus Quadratrohr von 51 mm',
  'Olive half rack made of slim tubing, with spotter arms in front':
    'Half Rack in Oliv aus schlankem Rohr, vorn mit Sicherheitsarmen',
  'Gray squat stand made of slim tubing': 'Grauer Kniebeugenständer aus schlankem Rohr',
  'Half rack with spotter arms in front and pegs in the back': 'Half Rack mit Sicherheitsarmen vorn und Dornen hinten',
  'The half rack from behind, with its six plate pegs': 'Das Half Rack von hinten mit seinen sechs Scheibendornen',
  'Low gray half rack without a pull-up bar': 'Niedriges graues Half Rack ohne Klimmzugstange',
  'Tall blue half rack with long spotter arms': 'Hohes blaues Half Rack mit langen Sicherheitsarmen',
  'Squat stand with two uprights and J-cups': 'Kniebeugenständer mit zwei Pfosten und J-Cups',
  'Shoe and runner under an upright of the stand': 'Schuh und Kufe unter einem Pfosten des Ständers',
  'Tall red squat stand with a pull-up bar': 'Hoher roter Kniebeugenständer mit Klimmzugstange',
  'Pull-up bar between the tops of the uprights': 'Klimmzugstange zwischen den Pfostenspitzen',
  'Low white stand for bench pressing': 'Niedriger weißer Ständer zum Bankdrücken',
  'Yoke with a crossmember and four plate posts': 'Joch mit einer Querstrebe und vier Scheibendornen',
  'Olive folding rack on two boards': 'Klapprack in Oliv an zwei Brettern',
  'Wall rack folded out with its pull-up bar': 'Wandrack, ausgeklappt, mit seiner Klimmzugstange',
  'The same rack folded flat to the wall': 'Dasselbe Rack, flach an die Wand geklappt',
  'Bronze hinge between the wall plate and a leaf': 'Bronzescharnier zwischen der Wandplatte und einem Flügel',
  'Low white folding rack on its ledger': 'Niedriges weißes Klapprack an seinem Brett',
  'Wall-mounted pull-up bar with triangular brackets': 'Klimmzugstange an der Wand mit dreieckigen Haltern',
  'White wall pull-up bar with short arms': 'Weiße Klimmzugstange an der Wand mit kurzen Armen',
  'Red rig with three slim uprights against a wall': 'Rotes Rig mit drei schlanken Pfosten an einer Wand',
  'Free-standing rig with one bay and cups on both sides':
    'Frei stehendes Rig mit einem Feld und J-Cups auf beiden Seiten',
  'Free-standing rig with two bays and six posts': 'Frei stehendes Rig mit zwei Feldern und sechs Pfosten',
  'Name plate and pull-up bar of a bay': 'Namensblech und Klimmzugstange eines Feldes',
  'Three posts tied to a wall, with two pull-up bars':
    'Drei Pfosten, an einer Wand befestigt, mit zwei Klimmzugstangen',
  'Two posts tied to a wall, with one pull-up bar': 'Zwei Pfosten, an einer Wand befestigt, mit einer Klimmzugstange',
  'Flat bench with a black frame': 'Flachbank mit schwarzem Rahmen',
  'Close-up of the handle, the spine and the pad’s seam': 'Nahaufnahme von Griff, Träger und Polsternaht',
  'The black bench on an oak floor in morning light, next to a kettlebell':
    'Die schwarze Bank auf Eichenboden im Morgenlicht, neben einer Kettlebell',
  'The black bench next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Die schwarze Bank neben dem Umriss einer Person von 1,75 m',
  'Flat bench with a red frame': 'Flachbank mit rotem Rahmen',
  'Flat bench with a white frame': 'Flachbank mit weißem Rahmen',
  'Flat bench with a wide pad and a blue frame': 'Flachbank mit breitem Polster und blauem Rahmen',
  'Gray flat bench with a very thick pad': 'Graue Flachbank mit sehr dickem Polster',
  'Short flat bench with a dark green frame': 'Kurze Flachbank mit dunkelgrünem Rahmen',
  'White flat bench with a dark red pad': 'Weiße Flachbank mit dunkelrotem Polster',
  'Flat bench with a top of pale ash boards': 'Flachbank mit einer Fläche aus hellen Eschenbrettern',
  'Close-up of the ends of the five boards': 'Nahaufnahme der Enden der fünf Bretter',
  'Wide bench of dark boards on a white frame': 'Breite Bank aus dunklen Brettern auf weißem Rahmen',
  'Adjustable bench with its back raised': 'Verstellbare Bank mit aufgestellter Lehne',
  'The bench in the flat position': 'Die Bank in flacher Stellung',
  'The bench with the back almost upright': 'Die Bank mit fast senkrechter Lehne',
  'Close-up of the ladder with its slots and the pin of the strut':
    'Nahaufnahme der Leiter mit ihren Rasten und dem Stift der Strebe',
  'The bench in front of loft windows, with a pair of dumbbells':
    'Die Bank vor Loftfenstern, mit einem Paar Kurzhanteln',
  'The bench next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Die Bank neben dem Umriss einer Person von 1,75 m',
  'White adjustable bench at a low incline': 'Weiße verstellbare Bank in leichter Schräge',
  'Gray adjustable bench with brown pads at 45 degrees': 'Graue verstellbare Bank mit braunen Polstern bei 45 Grad',
  'Slots of the ladder and the pin of the strut': 'Rasten der Leiter und der Stift der Strebe',
  'The bench with its back at 72 degrees': 'Die Bank mit der Lehne bei 72 Grad',
  'Seated bench with an upright back and a gray frame': 'Sitzbank mit senkrechter Lehne und grauem Rahmen',
  'Upright pressing bench with brown pads': 'Aufrechter Drückstuhl mit braunen Polstern',
  'Black competition bench with a red pad, cups and catch arms':
    'Schwarze Wettkampfbank mit rotem Polster, Ablagen und Fangarmen',
  'Lined cup at the top of an upright': 'Ausgekleidete Ablage oben an einem Pfosten',
  'Blue bench with two uprights and cups': 'Blaue Bank mit zwei Pfosten und Ablagen',
  'Decline bench with two pairs of leg rollers': 'Negativbank mit zwei Paar Beinrollen',
  'Gray back extension bench with two hip pads and a foot plate':
    'Graue Rückenstreckerbank mit zwei Hüftpolstern und Fußplatte',
  'Red bench with a sloping arm pad and bar cups': 'Rote Bank mit schrägem Armpolster und Stangenablagen',
}
