import { springYears } from '@/content/facts'

/** The legend of the spring. The languages have texts of their own, not translations; a part begins after so many years. */
export const legend = [
  {
    years: 1,
    picture: 'legend-1-lantern',
    heading: { sv: 'Den första vintern', en: 'The first winter' },
    paragraphs: {
      sv: [
        'Hon var på väg någon annanstans. Så börjar nästan alla berättelser om fjället. Gerd kallas hon, men det kan lika gärna vara namnet på den som berättade det senast. Hon hade skidor, en säck salt och en lykta, och hon tänkte vara över på andra sidan innan solen gick ner. I december går den ner utan att fråga.',
        'Snön kom från sidan. Hon gick på känn, sedan på tro, sedan på ren envishet, och när också den tog slut satte hon sig på en sten för att vila en stund. Alla häromkring vet vad det kan kosta att vila en stund.',
        'Då hörde hon vatten.',
        'Nu ska man veta att inget vatten rinner på fjället så dags på året. Sjön ligger. Bäcken ligger. Till och med forsen håller tyst. Men under snön lät det som när någon häller ur en kanna, långsamt, för att inte väcka de andra. Hon reste sig av pur förvåning och gick mot ljudet med lyktan framför sig. Tjugo steg bort fanns en källa, öppen och svart och så blank att hon såg stjärnorna i den innan hon såg dem på himlen.',
        'Hon drack så att tänderna sjöng. Sedan såg hon ringarna. Ingen hade kastat någonting. De kom inifrån, den ena efter den andra, lugnt som andetag, och ingen av dem var rund: de buktade ut åt ena hållet och stupade åt det andra, precis som fjället gör. Gerd hade gått efter sämre kartor. Hon vände på klacken, höll stupet på sin högra sida och var framme i gryningen.',
        'Så långt är alla som berättar överens.',
      ],
      en: [
        'She was on her way to somewhere else, which is how most stories about this mountain begin. They call her Gerd, though that may only be the name of whoever told it last. She had a pair of skis, a sack of salt and a lantern, and she meant to be over on the far side before sunset. In December the sun does not ask whether you are ready.',
        'The snow came in sideways. She steered by feel, then by faith, then by nothing but temper, and when she had run out of that as well she sat down on a stone to rest a minute. Nobody up here needs to be told what a minute’s rest can cost.',
        'Then she heard water.',
        'You have to know that no water moves on the mountain at that time of year. The lake is shut. The stream is shut. Even the rapids hold their tongue. Yet under the snow there was the sound of somebody pouring from a jug, slowly, so as not to wake the house. She got up out of sheer surprise and followed it, holding the lantern ahead of her. Twenty steps on lay a spring, open and black, and so still that she saw the stars in it before she saw them in the sky.',
        'She drank until her teeth rang. It was then that she noticed the rings. Nobody had thrown anything. They came from within, one after another, unhurried as breathing, and not one of them was round: they swelled on one side and fell away steeply on the other, exactly as the mountain does. Gerd had travelled by worse maps. She turned on her heel, kept the steep side to her right and was indoors by dawn.',
        'So far, everyone who tells it agrees.',
      ],
    },
  },
  {
    years: 100,
    picture: 'legend-2-fox',
    heading: { sv: 'Löftet', en: 'The promise' },
    paragraphs: {
      sv: [
        'Man dricker inte utan att betala. Till sommaren kom hon tillbaka med det hon hade, en näve salt, och lade det på stenen. På morgonen hade renarna slickat den ren. Hon lade dit en ost. Den tog räven. Tredje kvällen lade hon ingenting alls, hon satte bara ifrån sig lyktan för att knyta skon, och då kom ringarna.',
        'Det var alltså det den ville ha. Inte gåvor. Ett ljus, så att nästa som gick vilse skulle hitta fram.',
        'Så Gerd lovade. Varje vinter skulle det stå ett ljus här uppe för den som är ute sent. Hon höll löftet så länge hon levde, hennes dotter höll det efter henne, och hundra år senare visste ingen längre vem som hade lovat. Men ljuset stod där. Någon hade huggit in källans tecken i en sten, så att inte allt skulle glömmas bort.',
      ],
      en: [
        'You do not drink without paying. That summer she came back with what she had, a fistful of salt, and left it on the stone. By morning the reindeer had licked it clean. She left a cheese. The fox saw to that. On the third evening she left nothing; she only put the lantern down to tie her shoe, and there were the rings.',
        'So that was what it wanted. Not presents. A light, so that the next one to lose the way would find it again.',
        'Gerd gave her word: every winter there would be a light up here for anyone out late. She kept it as long as she lived and her daughter kept it after her, and a hundred years on no one could say who had made the promise in the first place. But the light was there. Somebody had cut the sign of the spring into a stone, so that not everything would be forgotten.',
      ],
    },
  },
  {
    years: 500,
    picture: 'legend-3-line',
    heading: { sv: 'Mannen med linan', en: 'The man with the line' },
    paragraphs: {
      sv: [
        'Det kom en man från kusten som ville veta hur djup källan var. Han hade en lina med knutar, en bok att skriva i och bråttom. Första dagen gick linan åt. Andra dagen lånade han rep av alla på fjället. Tredje dagen knöt han dit sina tömmar, sitt bälte och till sist sina hängslen, och den som höll i hästen har intygat att det aldrig tog emot.',
        'Han satt en stund med byxorna i handen. Sedan skrev han ”mycket djup” i boken, drack en kåsa vatten, tänkte efter och strök alltihop utom ordet ”mycket”.',
        'Linan ska ha legat kvar i flera år. Det sägs att den var kall hela vägen upp.',
      ],
      en: [
        'A man rode in from the coast to find out how deep the spring was. He had a knotted line, a book to write it down in, and no time to spare. The first day he used up the line. The second day he borrowed every rope on the mountain. On the third he tied on his reins, his belt and finally his braces, and the boy who held the horse has sworn that it never touched bottom.',
        'He sat for a while, holding up his trousers. Then he wrote ‘very deep’ in the book, drank a cupful, thought it over, and crossed out everything but ‘very’.',
        'They say the line was left there for years, and that it was cold all the way up.',
      ],
    },
  },
  {
    years: springYears,
    picture: 'legend-4-windows',
    heading: { sv: 'Nu', en: 'Now' },
    paragraphs: {
      sv: [
        'Det har gått tusen år, på ett ungefär. De första var det ingen som räknade. Källan är lika kall, fjället heter efter den, och lyktan är utbytt mot fönster.',
        'Kommer du sent en vinterkväll och ser dem lysa mellan granarna är det alltså inte för att det ska se trevligt ut. Det är någon som lovade.',
        'Och ringarna? Gå dit en stilla kväll och vänta. Titta på den innersta först, sedan på nästa. Lyft blicken och följ fjällets kant med fingret. Du ritar samma sak en gång till.',
      ],
      en: [
        'It has been a thousand years, more or less. Nobody counted the early ones. The spring is as cold as it was, the mountain is named after it, and the lantern has been replaced by windows.',
        'So if you arrive late one winter evening and see them shining between the spruces, they are not there to look inviting. Somebody promised.',
        'And the rings? Go down on a quiet evening and wait. Look at the innermost one first, then at the next. Now raise your eyes and trace the edge of the mountain with a finger. You are drawing the same thing again.',
      ],
    },
  },
]
