import type { LongTextsByHandle } from '../by-handle.ts'

export const handWeights: LongTextsByHandle = {
  'ironwright-hex-dumbbells': {
    lead: 'Zes vlakke kanten: hij blijft liggen waar je hem neerlegt.',
    description:
      '<p>Koppen van gietijzer onder rubber, op de greep geperst en met een pen vastgezet. De greep is in het midden 4 mm dikker en van kop tot kop gekarteld.</p><p>Per stuk verkocht: koop wat je gebruikt.</p>',
  },
  'ironwright-hex-dumbbell-set': {
    lead: 'Tien paren, van de warming-up tot de krachtmeting.',
    description:
      '<p>Een paar van elk, van 5 tot 50 lb in stappen van 5. Ze passen in het dumbbellrek met drie lagen, met ruimte voor je duim.</p>',
  },
  'tarnstone-urethane-dumbbells': {
    lead: 'Voor ruimtes waar vierhonderd keer per dag een dumbbell valt.',
    description:
      '<p>Kop en greep zijn één gelast stuk staal, in urethaan gegoten. Er kan niets losraken, want er is niets verbonden.</p>',
  },
  'tarnstone-dumbbell-set': {
    lead: 'Een hotelgym in één levering.',
    description: '<p>Tien paren van 2,5 tot 25 kg in stappen van 2,5. Verzonden op twee pallets.</p>',
  },
  'northlode-iron-dumbbell': {
    lead: 'Eén gietstuk, geen rubber, geen belofte behalve het gewicht.',
    description: '<p>In één stuk gegoten en getrommeld. Hij roest een beetje waar je hem het minst vasthoudt.</p>',
  },
  'ironwright-dumbbell-handles': {
    lead: 'Twee kleine halterstangen voor de schijven die je al hebt.',
    description:
      '<p>Hulzen van volle maat die draaien, een gekartelde greep van 28,5 mm en ruimte voor 25 of 45 kg per hand. Sluitingen zijn niet inbegrepen.</p>',
  },
  'quillon-plate-dumbbell': {
    lead: 'Van 4 tot 24 kg met een kwartslag.',
    description:
      '<p>Schijven van 1 en 2,5 kg zetten zich op de greep vast met een draad die elke keer op dezelfde plek stopt. Geen draaiknoppen, geen kunststof.</p>',
  },
  'ironwright-kettlebell': {
    lead: 'Eén gietstuk, een vlakke voet en een coating waar magnesium op blijft zitten.',
    description:
      '<p>In één stuk gegoten, dus er is geen las die scheurt en geen dop die rammelt. De greep is 35 mm bij de middelste maten en op de deelnaad glad geslepen.</p><p>De band om de greep noemt het gewicht vanaf de andere kant van de kamer.</p>',
  },
  'northlode-iron-kettlebell': {
    lead: 'Geen verf, geen band, geen letters behalve het gewicht.',
    description:
      '<p>Getrommeld tot hij glad is en één keer geolied. Hij wordt donkerder door gebruik en ziet er dan beter uit.</p>',
  },
  'ironwright-heavy-kettlebell': {
    lead: 'Er is er altijd één die niemand leent.',
    description:
      '<p>48 kg met een venster dat breed genoeg is voor twee handen. Vanzelf komt hij niet meer omhoog.</p>',
  },
  'ironwright-kettlebell-set': {
    lead: 'Licht, normaal en die waar je naartoe groeit.',
    description: '<p>Eén van elk, 16, 24 en 32 kg. Verzonden in drie dozen op een kleine pallet.</p>',
  },
  'pellam-rubber-kettlebell': {
    lead: 'Voor boven.',
    description: '<p>8 mm rubber om de bol en een vlakke voet. De buren horen in plaats daarvan je ademhaling.</p>',
  },
  'vestergrav-competition-kettlebell': {
    lead: 'Het gewicht verandert. Je rackpositie niet.',
    description:
      '<p>Elk gewicht heeft dezelfde bol van 210 mm, een hoogte van 280 mm en een greep van 33 mm, zoals de sport vraagt. De kern is hol staal; wat erin zit is uitgebalanceerd en verschuift niet.</p>',
  },
  'quillon-adjustable-kettlebell': {
    lead: 'Eenentwintig kettlebells op de plek van één.',
    description:
      '<p>Sportmaten vanbuiten, een staaf met schijven van 1 en 2 kg vanbinnen. Wisselen kost twee minuten en een sleutel, dus plan je set.</p>',
  },
  'ironwright-clamp-collars': {
    lead: 'Eén beweging erop, één beweging eraf, niets om onder het rack te zoeken.',
    description:
      '<p>Gefreesd aluminium met een kunststof schoen die op de huls drukt en hem niet krast. Ze houden op een vallende stang en gaan open met één duim.</p>',
  },
  'quillon-lever-collars': {
    lead: 'Sluiten met een klik die je boven de muziek uit hoort.',
    description:
      '<p>Gedraaide stalen ringen met een hendel die voorbij zijn dode punt gaat. Ze houden 200 kg op een verticale huls, wat niemand nodig heeft en we toch hebben gemeten.</p>',
  },
  'vestergrav-competition-collars': {
    lead: 'Ze tellen mee. Het reglement zegt het en de weegschaal is het ermee eens.',
    description:
      '<p>2,5 kg per stuk, binnen 5 gram. Schuif, sluit de hendel en draai dan de ring tegen de schijven.</p>',
  },
  'quillon-spring-clips': {
    lead: 'Het goedkoopste in de winkel dat werkt.',
    description:
      '<p>Knijp, schuif, laat los. Draad van 7 mm houdt jaren zijn vorm; zo niet, koop dan een nieuw paar.</p>',
  },
  'quillon-screw-collars': {
    lead: 'Voor dumbbellgrepen en alles wat je ondersteboven draait.',
    description:
      '<p>Een stalen ring en één T-schroef met een messing punt. Langzaam te sluiten en niet los te schudden.</p>',
  },
  'ironwright-slim-clamps': {
    lead: 'Een kwart smaller dan de klemsluiting, voor hulzen die bijna vol zijn.',
    description:
      '<p>24 mm breed en uit één staaf aluminium gefreesd. Op een wedstrijdhuls met zes schijven is er vaak ruimte voor deze en verder niets.</p><p>De schoen vanbinnen is dezelfde als in de brede klem en los te koop. Geanodiseerd, niet geverfd: de kleur zit in het metaal.</p>',
  },
  'quillon-jaw-collars': {
    lead: 'Ze gaan open als een boek en sluiten met één klap.',
    description:
      '<p>Twee kaken van glasgevuld nylon aan een stalen scharnier, bekleed met rubber. Ze gaan overal op de huls zonder over het einde te schuiven, en dat scheelt de tien seconden waarin een les uit elkaar valt.</p><p>Laat ze niet van boven het hoofd vallen met 100 kg erachter. Alles daaronder houden ze.</p>',
  },
  'quillon-slim-lever-collars': {
    lead: 'De hendelsluiting op dieet.',
    description:
      '<p>Ring en hendel zijn een kwart smaller, blank verzinkt met een donkere hendel. De klik is dezelfde en de houdkracht een derde minder, en dan blijft er 130 kg over.</p><p>Ze passen in een achterzak, en de meeste die we verkopen zitten daar.</p>',
  },
  'quillon-heavy-spring-clips': {
    lead: 'Eén millimeter meer draad en een greep als de handdruk van een metselaar.',
    description:
      '<p>Draad van 8 mm is de helft sterker dan 7. De eerste week heb je beide handen nodig. Zwart oxide, zwarte grepen, geen chroom dat op het platform bladdert.</p><p>Verkocht aan gyms die het zat waren de andere te kopen.</p>',
  },
  'quillon-wide-screw-collars': {
    lead: 'Meer draad, meer ring, voor stangen die geschud worden.',
    description:
      '<p>De ring is 34 mm breed en spreidt de klemming over een langer stuk huls, dus de schroef laat geen deuk achter. Hij hoort op farmergrepen, sleeën en jukken.</p><p>Punt van messing, staaf van staal. Hij overleeft wat hij vasthoudt.</p>',
  },
  'ironwright-bolted-collars': {
    lead: 'Voor de stang die van maandag tot zondag geladen blijft.',
    description:
      '<p>Twee halve ringen en twee bouten per sluiting. Zet ze vast met een sleutel en vergeet ze: de deadliftplek van een gym, de axle op het erf, een paar grepen dat altijd 40 kg is.</p><p>Er steekt niets uit dat een scheen kan vinden.</p>',
  },
  'vestergrav-black-competition-collars': {
    lead: 'De sluiting van het platform zonder de spiegel.',
    description:
      '<p>Zelfde huis, zelfde hendel, zelfde 2,5 kg. Zwart zink kan beter tegen de stoten van een trainingszaal dan chroom, dat ze allemaal laat zien.</p><p>Binnen 10 gram in plaats van 5, en dus niet voor records.</p>',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'De hexdumbbell met oranje cijfers en een greep die niet glimt.',
    description:
      '<p>De koppen zijn ijzer onder 3 mm rubber, de greep is zwart verzinkt met een medium kartel en 4 mm dikker in het midden. Na tienduizend keer rollen over een stalen tafel zat er geen los; de pen gaat er vanaf de kop in en zit onder het rubber.</p><p>De cijfers staan op beide koppen, dus een rek leest van beide kanten hetzelfde.</p>',
  },
  'ironwright-hex-dumbbell-kg-set': {
    lead: 'Vijf paren voor het meeste van wat de meeste mensen doen.',
    description:
      '<p>Twee van elk van de vijf gewichten, in stappen van 5 kg. Naast elkaar vullen ze 1,6 m plank in twee rijen.</p><p>Elke kop is apart verpakt, dus er schuurt onderweg niets.</p>',
  },
  'ironwright-hex-starter-set': {
    lead: 'Vijf losse dumbbells voor rows, drukken met één arm en een kleine flat.',
    description:
      '<p>Eén van elk gewicht is genoeg voor alles wat je met één hand doet, en het halveert de prijs en de vloer. Koop de tweede later; de gietstukken zijn van hetzelfde model.</p><p>De doos weegt meer dan de meeste mensen bij zijn maat verwachten. Maak hem open waar de dumbbells gaan wonen.</p>',
  },
  'tarnstone-urethane-dumbbells-lb': {
    lead: 'De hoteldumbbell in de eenheid van het hotel.',
    description:
      '<p>Dezelfde gelaste kern als de kiloreeks. Antraciet urethaan verbergt het grijze stof dat zwart binnen een dag laat zien, en een geel cijfer is leesbaar onder een zwakke spot.</p><p>De greep is zwart verzinkt, recht en 32 mm dik. Vervangende labels bestaan niet, want er is niets te vervangen.</p>',
  },
  'tarnstone-heavy-dumbbells': {
    lead: 'Het einde van het rek, waar de spiegels hangen.',
    description:
      '<p>Boven 30 kg groeit de kop tot 200 mm en houdt de greep 128 mm vrij, zodat de hand nog tussen twee dijen en een bank past. Roestvrij staal, recht, met een kartel die we hier grover snijden dan op de lichte.</p><p>Een paar vijftigers is 100 kg in twee dozen. Ze komen met een vervoerder en gaan zo ook weer.</p>',
  },
  'northlode-iron-dumbbells': {
    lead: 'Nog vier van het gietstuk dat zichzelf verkoopt.',
    description:
      '<p>Met de greep in één keer gegoten, dus er kan geen verbinding opengaan. De greep is 35 mm en zo glad als trommelen hem maakt; magnesium helpt, handschoenen niet.</p><p>Olie ze één keer per jaar of laat ze bruin worden. Het wordt allebei gedaan.</p>',
  },
  'ironwright-round-dumbbells': {
    lead: 'Ronde koppen, een greep van 30 mm en een prijs tussen hex en urethaan.',
    description:
      '<p>Een stalen kern onder 5 mm taai, rubberachtig urethaan. Ronde koppen rollen van een bank, dus leg ze op de vloer; in de hand draaien ze vrijer dan een zeshoek.</p><p>De greep van 30 mm past bij kleinere handen en lange sets. Stappen van vier kilo houden het rek kort.</p>',
  },
  'ironwright-pound-kettlebell': {
    lead: 'De gewichten van de oude halve-poedreeks, beletterd in ponden.',
    description:
      '<p>18, 26, 35, 44 en 53 lb zijn 8 tot 24 kg in stappen van vier. De gietstukken zijn die van de kiloreeks met een andere plaat in de mal, dus grepen en vensters zijn gelijk.</p><p>Elke band is oranje. Lees het getal; op de grote is het 40 mm hoog.</p>',
  },
  'ironwright-half-step-kettlebell': {
    lead: 'De kettlebells tussen de kettlebells.',
    description:
      '<p>Vier kilo is een derde meer bij 12 en een zesde bij 24. Deze vullen de gaten: lichtgrijs met een witte band, zodat ze opvallen in een rij donkere.</p><p>De meeste mensen kopen er twee, gebruiken ze een half jaar en geven ze door.</p>',
  },
  'ironwright-light-kettlebell-set': {
    lead: 'Drukken, swingen en squatten in het eerste jaar.',
    description:
      '<p>Eén van elk, 8, 12 en 16 kg, met banden in hun kleuren. Ze komen in twee dozen als gewoon pakket, want geen doos is zwaarder dan 24 kg.</p><p>Negen procent goedkoper dan los.</p>',
  },
  'northlode-big-iron-kettlebell': {
    lead: 'Gegoten voor twee handen en een korte afstand.',
    description:
      '<p>De greep is 39 mm en het venster 75 mm hoog bij 124 lb. Twee handen passen naast elkaar; één hand past en heeft spijt.</p><p>In de gieterij donker geolied. Een scheur in een gietstuk van deze maat hoor je voordat je hem ziet, dus slaan we met een hamer op elke kettlebell en luisteren.</p>',
  },
  'pellam-jacket-kettlebells': {
    lead: 'Voor vloeren die van een ander zijn.',
    description:
      '<p>Rubber van 8 mm bedekt twee derde van de bol en de hele voet. Op een tegel neergezet klinkt hij als een boek.</p><p>De greep erboven heeft geen rubber, is grijs geverfd en op de naad glad geslepen. Een band noemt het gewicht voor wie het getal naar de muur laat staan.</p>',
  },
  'pellam-light-dumbbells': {
    lead: 'Voor warming-ups, voor herstellende schouders, voor lessen met muziek.',
    description:
      '<p>Een zachte laag over een kleine zeshoek van ijzer, elk gewicht in zijn eigen kleur. De greep is hoogstens 28 mm, en een vermoeide hand is daar dankbaar voor.</p><p>Ze mogen nat worden. Ermee gooien mag niet, al zien ze eruit alsof het kan.</p>',
  },
  'quillon-block-dumbbell': {
    lead: 'Zeven platen per kant hangen aan een kooi en een pen bepaalt hoeveel er meekomen.',
    description:
      '<p>Schuif de pen in een sleuf, til op, en de rest blijft in zijn bak staan. Wisselen kost drie seconden en je hoeft niets te draaien.</p><p>De platen zijn door en door staal. Er is geen veer, geen tandwiel en geen kunststof dat kan verouderen; na tien jaar is de pen versleten en kost hij zoveel als een koffie.</p>',
  },
  'quillon-heavy-block-dumbbell': {
    lead: 'Voor wie de kleinere al een jaar op de laatste sleuf had staan.',
    description:
      '<p>Bredere platen van 176 bij 165 mm en aan elke kant twee meer. De kooi is blauw, zodat niemand in een donkere garage de verkeerde pakt.</p><p>Met 36 kg is hij nog korter dan een ronde dumbbell van dat gewicht, en tussen de sets staat hij vlak op zijn voet.</p>',
  },
  'quillon-light-plate-dumbbell': {
    lead: 'De schijvendumbbell met minder schijven.',
    description:
      '<p>Van 4 tot 16 kg met dezelfde draad en dezelfde stermoeren. Blank zink in plaats van zwart en een moer die je in één oogopslag van het grotere model onderscheidt.</p><p>Schijven van de dumbbell van 24 kg passen, dus hij kan groeien.</p>',
  },
  'ironwright-stainless-dumbbell-handles': {
    lead: 'Laadbare grepen met de grip van onze beste stang.',
    description:
      '<p>De as tussen de kragen is roestvrij staal met de kartel van de powerliftstang: 140 mm, genoeg voor een brede hand met handschoen. De hulzen draaien op brons en houden drie kleine schijven en een klem.</p><p>We hebben de greep 10 mm langer gemaakt na brieven van mensen met grote handpalmen.</p>',
  },
  'vestergrav-light-competition-kettlebell': {
    lead: 'Een junior houdt dezelfde vorm vast als een kampioen.',
    description:
      '<p>Bijna alles eraan is lucht: de wand is 4 mm bij 8 kg. De bol is rond zijn midden uitgebalanceerd, dus hij ligt op je onderarm waar de zware straks liggen.</p><p>Roze en blauw, zoals de bonden het willen.</p>',
  },
  'vestergrav-competition-kettlebell-set': {
    lead: 'Een platform van de eerste klasse tot de meester.',
    description:
      '<p>Vijf kettlebells van één maat in vijf kleuren, samen gewogen en in totaal binnen 100 gram van 120 kg.</p><p>Ze reizen rechtop in een krat die hun rek wordt.</p>',
  },
  'ironwright-training-kettlebell': {
    lead: 'Sportmaten voor wie thuis traint en de kleur niet nodig heeft.',
    description:
      '<p>Dezelfde 210 mm en 33 mm als op het platform, in zwart met een getal in de kleur van het gewicht. De tolerantie is 150 gram, drie keer die van de wedstrijdkettlebell, en dat zie je aan de prijs.</p><p>Het venster is 186 mm breed: twee handen, geen knokkels.</p>',
  },
  'quillon-small-adjustable-kettlebell': {
    lead: 'Dertien kettlebells voor een flat met één kast.',
    description:
      '<p>De zwarte zus van het model van 32 kg, met een kortere staaf en lichtere schijven. Bij 8 kg is de schil leeg, bij 20 is hij vol.</p><p>Een kwart inch vilt tussen de schijven houdt hem stil.</p>',
  },
  'ironwright-painted-kettlebell': {
    lead: 'Voor kamers waar zwart al is geprobeerd.',
    description:
      '<p>Onze gegoten kettlebell van 16 kg onder twee lagen poeder in de kleur die jij noemt. De greep wordt afgeplakt en blijft kaal, want verf en zweet zijn geen vrienden.</p><p>Op de achterkant past met een sjabloon één woord.</p>',
  },
  'ironwright-collars-side-by-side': {
    lead: 'Voor gyms die een doos sluitingen kopen en die verstoppen.',
    description:
      '<p>Klemmen, kaken, hendels, veren en schroeven, met de prijs van een paar en hoeveel paren we hebben. Neem er van elk twee mee naar een les en ’s avonds weet je welke soort terugkomt.</p><p>De wedstrijdsluitingen wegen 2,5 kg per stuk, dus tel ze mee bij wat er op de stang zit.</p>',
  },
}
