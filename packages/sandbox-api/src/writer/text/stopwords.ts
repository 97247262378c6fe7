const english = `a about above after all also am an and any are as at be been being below best between both
but by can could did do does doing down during each either everything few for from further get gets getting
give given giving good great had has have having he her here hers him his how i idea ideas if in into is it
its just keen like liked likes look looking lot lots love loved lover lovers loves made make makes many maybe
me mine more most much my myself need needs new nice no nor not of off often on once only or other our out
over own perfect person people please really same see she should so some someone something special such than
that the their them then there these they thing things this those through to too under unique until up us
very want wants was we were what when where which while who whom whose why will wish with would year years
you young your yours gift gifts giving present presents budget price prices cheap cheaper expensive euro
euros eur max maximum min minimum around about less cost costs spend spending enjoy enjoys enjoying fan fans
obsessed passionate crazy adore adores old big small amazing cool find show list article write top`;

const portuguese = `a ao aos aquela aquele aqueles as ate com como da das de dela dele delas deles do dos e ela
elas ele eles em entre era essa esse esta este eu foi gosta gostam gostar ha isso isto ja lhe lhes mais mas
me mesmo meu meus minha minhas muito muita na nas nem no nos nossa nosso num numa o os ou para pela pelas
pelo pelos por porque quando que quem qual se sem ser seu seus so sua suas tambem te tem ter ti tu tua tudo um
uma uns voce amante amantes adora adoram apaixonado apaixonados presente presentes ideia ideias prenda
prendas preco precos euro euros menos cerca abaixo acima maximo minimo gastar alguem algo ano anos original
originais especial melhor melhores barato baratos proprio propria`;

const spanish = `a al algo algun alguna alguien ante antes aquel como con contra cual cuando de del desde donde
dos el ella ellas ellos en entre era es esa ese eso esta este esto fue ha hasta hay la las le les lo los mas
me mi mis mucho muy nada ni no nos nuestra nuestro o os otra otro para pero por porque que quien quienes se
sea ser si sin sobre su sus tambien te tiene todo tu tus un una unas uno unos y ya yo gusta gustan gustar
encanta encantan amante amantes adora regalo regalos regalar idea ideas precio precios euro euros menos
cerca debajo encima maximo minimo gastar ano anos original originales especial mejor mejores barato
baratos propio propia`;

/** Words for the person who gets a gift and for the occasion: they describe no product. */
const people = `aunt birthday boss boyfriend brother christmas colleague colleagues couple cousin coworker dad
daddy daughter family father fathers friend friends girlfriend godmother godfather grandfather grandma
grandmother grandpa granny guy guys her husband man men mom mother mothers mum mummy neighbour nephew niece
parents partner sister son student students teacher teachers teenager teenagers uncle valentine wife woman
women anniversary retirement housewarming host hosts
amiga amigas amigo amigos aniversario avo avos casal chefe colega colegas esposa familia filha filho irma
irmao mae mulher mulheres homem homens marido namorada namorado natal pai pais professor professora tia tio
abuela abuelo cumpleanos esposo familia hermana hermano hija hijo hombre hombres jefe jefa madre marido mujer
mujeres navidad novia novio padre padres pareja profesor profesora suegra suegro tia tio`;

const all = new Set(`${english} ${portuguese} ${spanish} ${people}`.split(/\s+/));

/** Tells words that say nothing about a product, in English, Portuguese and Spanish. @param word folded */
export function isStopword(word: string): boolean {
  return word.length < 2 || all.has(word) || /^\d+$/.test(word);
}
