import type { LongTextsByHandle } from '../by-handle.ts'

export const rackParts: LongTextsByHandle = {
  'ironwright-j-cups': {
    lead: 'Staal buiten, kunststof binnen, niets waar een kartel langs schraapt.',
    description:
      '<p>Twee platen van 9,5 mm staal om een blok UHMW. De stang raakt voor, achter en onder alleen kunststof.</p>',
  },
  'ironwright-plain-j-cups': {
    lead: 'Het tweede paar, voor de andere kant van het rack.',
    description:
      '<p>Eén strook plaat, tweemaal gezet, met een lip om de zijkant van de paal die draaien tegengaat. De bekleding is erop geschroefd en kost minder dan een kop koffie.</p><p>De rand is 62 mm hoog: laag genoeg voor vermoeide armen, hoog genoeg om een scheef teruggelegde stang op te vangen.</p>',
  },
  'ironwright-roller-j-cups': {
    lead: 'Duw de stang met één vinger naar het midden.',
    description:
      '<p>De as ligt op twee rollen van wit UHMW die op pasbouten draaien. Een stang die 20 mm te ver naar links hangt, schuif je opzij en hoef je niet op te tillen.</p><p>Wie alleen bankdrukt, koopt ze na de tweede keer scheef uittillen.</p>',
  },
  'ironwright-iw2-j-cups': {
    lead: 'Een inch smaller, verder dezelfde sandwich.',
    description:
      '<p>Het kunststof blok is 43 mm breed, de pen 15 mm dik. Al het andere, van de hoek van de schuine kant tot de bouten, komt van dezelfde tekening als bij de grote.</p>',
  },
  'ironwright-spotter-arms': {
    lead: 'Ze wachten daar, zodat niemand anders het hoeft te doen.',
    description:
      '<p>Koker met een UHMW-strip erop en een rand aan het einde. Ze hangen aan één pen en borgen zich met hun eigen gewicht.</p><p>460 mm is voor banken, 610 mm voor squats, 760 mm voor wie ver naar achteren stapt.</p>',
  },
  'ironwright-iw2-spotter-arms': {
    lead: 'Armen voor de slanke racks en standaards.',
    description:
      '<p>Koker van 51 x 76 mm aan wangen van 5 mm plaat die de paal van beide kanten vastpakken. Aan de punt, op 560 mm, buigt een paar onder 150 kg 4 mm door en veert weer terug.</p>',
  },
  'ironwright-pipe-safeties': {
    lead: 'Wat bij elk rack zit, voor de tweede die erin traint.',
    description:
      '<p>Tussen de palen ligt een buis van 60 mm met een holle pen er helemaal doorheen. Pen eruit, buis verplaatsen, pen erin: acht seconden per kant.</p><p>De buis deukt voordat de pen buigt, en een gedeukte buis vervang je voor weinig geld.</p>',
  },
  'ironwright-strap-safeties': {
    lead: 'Stil, en vriendelijk voor de kartel.',
    description:
      '<p>Polyester band in drie lagen, genaaid met een roestkleurige draad die slijtage laat zien voordat de band slijt. Vervang hem als de draad weg is.</p><p>De beugels haken met pennen van 25 mm om de buitenkant van de palen en kunnen aan elk eind op een andere hoogte, voor een stang die van je weg moet rollen.</p>',
  },
  'ironwright-iw2-pipe-safeties': {
    lead: 'Nog twee voor het rack met de dichte gaten.',
    description:
      '<p>Met gaten om de 25,4 mm op bankhoogte is een half gat geen excuus meer. De pennen zijn massief, 15 mm dik en verzinkt.</p>',
  },
  'ironwright-monolift-arms': {
    lead: 'Sta op, de haak zwaait weg, niemand hoeft te lopen.',
    description:
      '<p>Elke haak draait vóór de paal op een pen van 32 mm en heeft een kunststof zitting. Een helper trekt aan de rubberen greep zodra de stang eruit is, of de haak valt vanzelf terug.</p><p>Zet ze een gat lager dan je cups. De eerste squat eruit voelt als een vergissing, de tweede niet.</p>',
  },
  'ironwright-fat-crossmember': {
    lead: 'Vervangt de dunne stang en elk smoesje over grip.',
    description:
      '<p>Een stang van 50 mm, gelast aan platen die je tussen IW-3-palen schroeft. Kale poedercoating, geen kartel: de diameter is de kartel.</p>',
  },
  'ironwright-pull-up-crossmember': {
    lead: 'De stang van het power rack, los verkocht.',
    description:
      '<p>Zet een tweede achter in het rack, 300 mm lager, en twee mensen van verschillende lengte trainen tegelijk. Hij zit aan elke kant vast met één bout, 38 mm onder zijn hart, dus de koker van de paal zit nooit een duim in de weg.</p>',
  },
  'ironwright-multi-grip-crossmember': {
    lead: 'Zeven manieren om te hangen, voor ellebogen die er maar één prettig vinden.',
    description:
      '<p>Achter zit de rechte stang. Daarvoor biedt een frame van dezelfde 32 mm buis schuine grepen aan de buitenkant en vier parallelle aan de binnenkant.</p><p>Hij steekt 340 mm naar voren, dus monteer hem waar je er met een stang op je rug nog onderdoor kunt.</p>',
  },
  'ironwright-globe-crossmember': {
    lead: 'Klimmers vragen erom, krachtsporters ontdekken waarom.',
    description:
      '<p>Twee bollen van 100 mm buiten, twee van 76 mm binnen, op stelen onder een rechte stang. Ze zijn massief en gepoedercoat, zodat magnesium houdt.</p><p>Hang met één hand aan elke bol en je onderarmen geven het ongeveer vier keer zo snel op als aan de stang.</p>',
  },
  'ironwright-iw2-pull-up-bar': {
    lead: 'In tien minuten verwisseld, met twee sleutels van 24 mm.',
    description:
      '<p>Dezelfde buis, kleinere platen. Hij past tussen het voorste of het achterste paar palen van elk IW-2-rack; op de squatstandaard niet, want die kan kantelen.</p>',
  },
  'ironwright-dip-horn': {
    lead: 'Ophangen, dippen, terughangen.',
    description:
      '<p>Een Y van 38 mm buis: smal bij de paal, breed aan de uiteinden. Eén persoon verplaatst hem met één hand en één pen.</p>',
  },
  'ironwright-wide-dip-horn': {
    lead: 'Gemaakt voor schouders die niet op de andere passen.',
    description:
      '<p>Buis van 50 mm verdeelt het gewicht over je hele handpalm, en daar vragen mensen boven de 110 kg om. Hij steekt 660 mm uit, zodat je heupen vrij blijven van de paal.</p>',
  },
  'ironwright-landmine': {
    lead: 'Het ene eind van de stang blijft, het andere gaat alle kanten op.',
    description:
      '<p>Een huls op twee scharnierpunten, laag aan een willekeurige paal geschroefd. Klaar? Dan klap je hem plat.</p>',
  },
  'ironwright-band-pegs': {
    lead: 'Vier pennen. Banden erop, banden eraf.',
    description:
      '<p>Gedraaid staal met een rubberen ring die ze in het gat houdt. Aan de pennen die je overhoudt hangen sluitingen en sleutels.</p>',
  },
  'ironwright-iw2-band-pegs': {
    lead: 'Dunne pennen voor het dunne rack.',
    description:
      '<p>Massieve staf van 14,6 mm, zwart verzinkt, met een groef voor de ring. Een volledig uitgerekte band van 64 mm trekt met 900 N; twee pennen per kant delen dat.</p>',
  },
  'ironwright-storage-pegs': {
    lead: 'Elke schijf aan het rack is gewicht dat het op de vloer houdt.',
    description:
      '<p>Verchroomde buis van 48,6 mm op platen met elk twee bouten. Ze zitten aan de buitenkant van een achterste paal, één gatafstand van elkaar en van al het andere.</p><p>Chroom en geen poedercoating: schijven schuiven er twintig jaar overheen en er bladdert niets af.</p>',
  },
  'ironwright-change-plate-holder': {
    lead: 'De kleine op ooghoogte, waar je ze telt.',
    description:
      '<p>De pennen hellen zes graden omhoog, zodat een schijf van 0,5 kg blijft hangen als iemand tegen het rack stoot. Van boven naar beneden: 5, 2,5, 1,25 of een ander geloof.</p>',
  },
  'ironwright-leg-roller': {
    lead: 'Een kniekussen, een hielhaak en een kussen voor split squats.',
    description:
      '<p>Hoog aan de paal houdt hij je bovenbenen onder een latstang. Laag houdt hij je hielen voor een Nordic curl. Op 450 mm is het de bank achter je.</p><p>De rollen zijn van gesloten foam in vinyl van 1 mm en draaien vrij, zodat je huid dat niet doet.</p>',
  },
  'ironwright-bar-holder': {
    lead: 'De reservestang, van de vloer en uit de buurt van je schenen.',
    description:
      '<p>Een buis van 68 mm met een UHMW-ring in de opening, aan de zijkant van een paal geschroefd. De huls staat er tot de kraag in; de rest van de stang leunt nergens tegen en blijft recht.</p>',
  },
  'ironwright-ball-target': {
    lead: 'Tien voet is tien voet, en nu kan iedereen het zien.',
    description:
      '<p>Je schroeft het aan de zijkant van een rigpaal en het staat er 60 mm naast, zodat de bal een schijf raakt en geen paal. Plaat van 6 mm galmt bij een treffer; twee stroken foam erachter maken daar een eind aan.</p>',
  },
  'ironwright-rope-anchor': {
    lead: 'Eén ring voor touwen, banden, riemen en de hond.',
    description:
      '<p>De ring is rondom gelast en staat ver genoeg van de plaat voor een dubbelgevouwen battle rope van 50 mm. Twee bouten door de paal: hij draait niet.</p>',
  },
  'ironwright-lat-tower': {
    lead: 'De lat pulldown die je laadt met schijven die je al hebt.',
    description:
      '<p>Een slede op twee verchroomde stangen van 25 mm neemt 160 kg aan schijven op pennen van 260 mm. De kabel is 6 mm dik, gecoat, en loopt over katrollen van 114 mm met kogellagers; van boven trek je omlaag, van onder roei je.</p><p>Hij staat op zijn eigen voet en zit met twee pennen aan de achterkant van elk IW-3-rack vast. De overbrenging is 1:1: 60 kg op de pennen is 60 kg in je handen, plus 7 voor de slede.</p>',
  },
  'ironwright-rack-storage-extension': {
    lead: 'Voor iedereen die het rack met vier palen kocht en daarna schijven.',
    description:
      '<p>Twee palen, twee dwarsbalken, vier zijdelen en acht pennen, in een uur aan de achterkant van een IW-3-rack geschroefd. Het rack wordt 460 mm dieper en beweegt niet meer.</p><p>Kies de hoogte van je rack. Bouten zitten erbij, een tweede paar handen niet.</p>',
  },
  'ironwright-iw3-crossmember': {
    lead: 'Het deel dat van vier palen een rack maakt.',
    description:
      '<p>De eindplaten van 6,4 mm zijn rondom gelast en hebben twee gaten, 101,6 mm uit elkaar. 1092 mm gaat dwars, 610 mm langs de zijkant van een standaardrack.</p>',
  },
  'ironwright-name-plate': {
    lead: 'De voorkant van het rack, als dat van jou nog van voor de letters is.',
    description:
      '<p>Met de laser gesneden, aan beide randen gezet en beletterd vóór de blanke lak. Even stijf als een koker van hetzelfde gewicht en leesbaar vanaf de overkant van de straat.</p><p>Een andere naam dan de onze duurt drie weken; schrijf ons.</p>',
  },
  'ironwright-iw3-upright': {
    lead: 'Eén paal, genummerd, met een voet eronder.',
    description:
      '<p>Voor het rack dat groeit en voor het rack dat te kort is afgezaagd. We laseren de gaten nadat de voet erop gelast is, dus het eerste zit op elke paal die we maken 58,8 mm boven de vloer, op 0,3 mm nauwkeurig.</p>',
  },
  'ironwright-rack-bolts': {
    lead: 'De bouten die onder de auto rollen.',
    description:
      '<p>Zeskantbouten van 24 x 100 mm, zwart verzinkt, treksterkte 830 MPa. Draai ze aan tot 120 Nm en na een week nog een keer.</p>',
  },
  'ironwright-slim-rack-bolts': {
    lead: 'Genoeg voor één dwarsligger en de vier die je kwijtraakt.',
    description:
      '<p>Voor koker van 51 x 76 mm, gemeten door de smalle kant. De moeren hebben een nylon ring en houden na de tweede keer aandraaien, niet pas na de vijfde.</p>',
  },
  'ironwright-anchor-bolts': {
    lead: 'Boor 12, blaas het stof eruit, sla erin, draai.',
    description:
      '<p>De huls zet uit als je de bout aandraait tot 45 Nm. In beton van klasse C20/25 houdt elk anker 9 kN recht omhoog en 11 kN zijwaarts, op minstens 60 mm van een rand.</p><p>Niet voor een dekvloer en niet voor holle baksteen.</p>',
  },
  'ironwright-hitch-pins': {
    lead: 'Houdt een arm, een poot of een slecht idee op zijn plek.',
    description:
      '<p>Uit massieve staf gedraaid en verzinkt. De kraag achter de bol is 40 mm breed, dus de pen kan er niet doorheen en je duim ook niet.</p>',
  },
  'ironwright-iw2-hitch-pins': {
    lead: 'Rood, omdat ze in het gras zoekraken.',
    description:
      '<p>Staf van 15 mm met een punt die het gat in het donker vindt. Bij elke set slanke vangers hoort één paar; een reservepaar woont in de la.</p>',
  },
  'quillon-pop-pins': {
    lead: 'Trekken, schuiven, loslaten, luisteren naar de klik.',
    description:
      '<p>De veer is gewikkeld uit roestvrij draad van 1,6 mm en na 50.000 slagen gemeten: 4% slapper. Het huis schroef je in een lasmoer, dus je verwisselt de pen zonder zaag.</p>',
  },
  'ironwright-tube-end-caps': {
    lead: 'Sluit de koker af en houdt de wespen buiten.',
    description:
      '<p>De ribben buigen mee als de dop erin gaat en laten hem er zonder tang niet meer uit. Kies op de buitenmaat van de koker; wanden van 2 tot 3 mm maken de dop niet uit.</p>',
  },
  'ironwright-cup-liners': {
    lead: 'Als het staal erdoor komt, is daarna de kartel aan de beurt.',
    description:
      '<p>Een kunststof hoek voor rug en zitting uit één stuk, voor de eenvoudige cups van beide racks. Vier schroeven, een inbussleutel van 4 mm, vijf minuten.</p>',
  },
  'ironwright-arm-rails': {
    lead: 'Nieuwe strips voor armen die hun werk hebben gedaan.',
    description:
      '<p>Een strip die tien squats heeft opgevangen, heeft tien deuken. Draai hem eerst om; zijn beide kanten gedeukt, schroef dan deze erop. De gaten zijn 3 mm diep verzonken, dus geen schroef raakt ooit een stang.</p>',
  },
  'ironwright-bench-pad': {
    lead: 'De bank overleeft zijn kussen, dus verkopen we het kussen.',
    description:
      '<p>Berkenplaat van 15 mm, 60 mm foam van 70 kg/m³ en vinyl van 1,2 mm, om de 20 mm geniet. De draadbussen zitten waar onze dwarsplaten hun gaten hebben.</p><p>De brede past op het smalle frame en maakt van een vlakke bank een brede voor de prijs van een etentje.</p>',
  },
  'ironwright-bench-shoes': {
    lead: 'Wat er tussen je bank en het parket zit.',
    description:
      '<p>Gegoten rubber van 70 Shore A, onderaan 8 mm dik. Je schuift ze er nat op en droog blijven ze zitten.</p>',
  },
  'ironwright-bench-wheels': {
    lead: 'Na vijf jaar gaan ze piepen, deze nog niet.',
    description:
      '<p>Rubberen band op een nylon naaf, die draait op een gewone verzinkte as van 10 mm. Eén druppel olie per jaar is al het onderhoud.</p>',
  },
  'ironwright-engraved-plate': {
    lead: 'Een rack met een naam erop wordt vaker schoongemaakt.',
    description:
      '<p>Aluminium van 3 mm, geanodiseerd en daarna met een diamant tot op het metaal gegraveerd. Regen, magnesium en ammoniak doen het niets.</p><p>Vier schroeven passen in de gaten van een dwarsbalk; met de kleefpad hecht het op alles wat vlak is. Wij schrijven wat jij schrijft, in hoofdletters, op twee regels.</p>',
  },
}
