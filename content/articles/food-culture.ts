import { guestEvenings } from '../restaurant'
import type { Article } from './article'

export const foodCulture: Article = {
  id: 1,
  category: 'gastronomi',
  published: '2025-10', // assumed
  picture: 'food-char-and-cloudberries',
  chapterPictures: ['activity-fishing', 'activity-foraging', 'food-surstromming', 'food-restaurant-window'],
  quoteAfter: 2,
  text: {
    sv: {
      title: 'Mat som tar den tid det tar',
      excerpt:
        'Jorden är mager, sommaren kort och vattnet kallt. Det borde ha blivit en fattig matkultur. Det blev en tålmodig.',
      caption: 'Röding, hjortron, kantareller, tunnbröd och smör. Mer än så blir det inte, och det räcker.',
      opening:
        'Ett hjortron behöver en hel sommar på sig för att bli ett bär. Ett, på en stjälk, i en myr som helst inte vill ha besök. Kommer frosten i juni blir det inget alls. Den som har plockat en liter vet precis vad den litern är värd, och äter den därefter.',
      chapters: {
        Fisken: [
          'Rödingen trivs där andra fiskar tycker att det är för kallt. Den växer långsamt i vatten som är klart för att det nästan inte finns något i det, och köttet blir fast och ljust orange av det lilla som ändå finns. En röding ska inte hjälpas särskilt mycket. Salt, smör, en het panna. Citron om du måste.',
          'Förr fick fisken vänta. Den saltades, gravades, lades i tunnor och åts när det inte fanns annat. Surströmmingen är den envisaste arvtagaren: en strömming med för lite salt, eftersom salt var dyrt. Ingen hade tänkt att det skulle bli gott. Så kom augusti, någon öppnade tunnan, och på något sätt blev det en fest.',
          'Löjrommen kommer från kusten, från en fisk så liten att man undrar vem som först fick idén. Den är orange, den knäpper mellan tänderna och den ska ligga på något varmt. Där slutar receptet.',
        ],
        Skogen: [
          'Allemansrätten är Sveriges största skafferi, och det har inga öppettider. I juli börjar det med åkerbär och smultron i vägkanten. I augusti är myrarna gula av hjortron och skogen blå av blåbär. I september är det lingonens tur, och mellan rötterna ligger kantarellerna som om någon tappat en näve mynt.',
          'Alla har ett ställe. Ingen berättar var. Den som frågar får ett svar med väderstreck, en gammal väg och en sten som inte går att missa, och stenen finns naturligtvis inte. Snålt är det inte, bara det närmaste en norrlänning kommer en familjehemlighet.',
          'Enbären plockas på hösten, en näve åt gången, och smakar som skogen luktar när det har regnat. Kvistarna till röken frågar man markägaren om: allemansrätten gäller bären, inte grenarna.',
        ],
        Brödet: [
          'Tunnbrödet är svaret på frågan om hur man bakar när ugnen bara är varm några dagar om året. Man eldade, man samlades, man bakade för månader. Korn växte när vetet gav upp, så det fick bli korn. Deg på ett bord, en kruskavel med hack, en lång spjälk och en kvinna vid ugnen som visste exakt när.',
          'Mjukt tunnbröd viks om det man har. Hårt tunnbröd bryts, och ljudet är en del av måltiden. Smöret ska synas. Sedan läggs det på: ost som fått ligga till sig, skivat rökt kött, mandelpotatis i tunna skivor. Mandelpotatisen är förresten en egen historia. Den är krokig, den ger dåligt, den kokar sönder för den som tittar bort. Men ingen annan potatis smakar kastanj.',
          'Bagarstugorna står kvar i byarna, och ibland ryker det ur en av dem. Då är det bara att gå dit med smör. Ingen räknar hur många du äter, åtminstone inte högt.',
        ],
        Bordet: [
          'Det här är mat som aldrig har behövt ett ord som närproducerat, eftersom allt annat låg för långt bort. Man åt det som fanns, när det fanns, och sparade resten. Säsongen var inget koncept. Säsongen var vädret.',
          `Den som bor här får middag ${guestEvenings.sv}. På fredagar och lördagar är det husmanskost, och det är med flit. Den kallas enkel mat, men i den går ingenting att gömma: en sås, en rot, en bit fisk. Är rödingen bra behövs det inte mycket mer, och är den inte bra hjälper det inte.`,
          'Palten ska också nämnas. Rå potatis, mjöl, fläsk i mitten, smör och lingon vid sidan. Efteråt finns ett ord som resten av landet har fått låna: paltkoma. Planera eftermiddagen därefter.',
          'Så sitt ner. Bred smöret tjockt. Fråga gärna var kantarellerna är plockade. Svaret blir vänligt och går inte att använda.',
        ],
      },
      quote: 'Säsongen var inget koncept. Säsongen var vädret.',
    },
    en: {
      title: 'Food that takes its time',
      excerpt:
        'The soil is thin, the summer short and the water cold. It ought to have made a poor kitchen. It made a patient one.',
      caption:
        'Char, cloudberries, chanterelles, flatbread and butter. That’s all there is, and it’s enough.',
      opening:
        'A cloudberry needs a whole summer to become a berry. One of them, on one stalk, in a bog that would rather not be walked on. If the frost comes in June there’s none at all. Anyone who has picked a litre knows precisely what that litre is worth, and eats it accordingly.',
      chapters: {
        'The fish': [
          'Arctic char is happy where other fish find it too cold. It grows slowly in water that is clear because there is almost nothing in it, and what little there is turns the flesh firm and pale orange. A char doesn’t want much help. Salt, butter, a hot pan. Lemon if you must.',
          'Fish used to have to wait. It was salted, buried, packed in barrels and eaten when there was nothing else. Surströmming, fermented herring, is the most stubborn heir: a fish with too little salt on it, because salt was dear. Nobody meant it to be good. Then August came, somebody opened the barrel, and somehow it turned into a party.',
          'Vendace roe comes from the coast, out of a fish so small that you wonder who had the idea first. It’s orange, it pops between the teeth and it belongs on something warm. There the recipe ends.',
        ],
        'The forest': [
          'The right of public access, allemansrätten, is the largest larder in Sweden, and it never closes. It begins in July with arctic raspberries and wild strawberries along the road. In August the bogs are yellow with cloudberries and the woods blue with bilberries. September belongs to the lingonberry, and between the roots lie the chanterelles, as if someone had dropped a fistful of coins.',
          'Everybody has a place. Nobody says where. Ask, and you’re given a compass bearing, an old road and a stone you can’t miss, and naturally there’s no such stone. There’s nothing mean about it; it’s just the nearest thing a northerner has to a family secret.',
          'Juniper berries are picked in autumn, a handful at a time, and taste the way the forest smells after rain. For sprigs to smoke the fish you ask the landowner: the right of public access covers berries, not branches.',
        ],
        'The bread': [
          'Tunnbröd, thin bread, answers the question of how to bake when the oven is hot a few days a year. They lit it, they gathered, they baked enough for months. Barley grew where wheat gave up, so barley it was. Dough on a table, a notched rolling pin, a long wooden blade, and a woman at the oven who knew exactly when.',
          'Soft flatbread is folded round whatever you have. Hard flatbread is snapped, and the sound is part of the meal. The butter should be visible. Then comes the rest: a cheese that has been left alone, smoked meat cut thin, slices of almond potato. That potato is a story of its own. It’s crooked, it crops badly, it falls apart the moment you look away. But no other potato tastes of chestnut.',
          'The old bakehouses still stand in the villages, and now and then one of them is smoking. All you need do is turn up with butter. Nobody counts how many you eat, at least not aloud.',
        ],
        'The table': [
          'This is cooking that never needed a word like local, since everything else was too far off. People ate what there was, when there was any, and kept what was left. The season wasn’t a concept. The season was the weather.',
          `Hotel guests have dinner ${guestEvenings.en}. On Fridays and Saturdays it’s husmanskost, plain Swedish home cooking, and that’s on purpose. People call it simple food, but it has nowhere to hide anything: one sauce, one root, one piece of fish. If the char is good it needs very little else, and if it isn’t, nothing helps.`,
          'Palt has to be mentioned too. Raw potato, flour, pork in the middle, butter and lingonberries on the side. There’s a word for what follows, and the rest of the country has had to borrow it: paltkoma. Plan the afternoon accordingly.',
          'So sit down. Be generous with the butter. By all means ask where the chanterelles were picked. You’ll get a kind answer that’s no use at all.',
        ],
      },
      quote: 'The season wasn’t a concept. The season was the weather.',
    },
  },
}
