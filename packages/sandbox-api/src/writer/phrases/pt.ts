import type { Phrasebook } from "./phrasebook.ts";

/** What the offline writer says in Portuguese. */
export const portuguese: Phrasebook = {
  and: "e",
  personas: [
    "apreciador",
    "entusiasta",
    "perfecionista",
    "principiante",
    "conhecedor",
    "colecionador",
    "explorador",
    "tradicionalista",
  ],
  ideas: {
    withTopic: [
      "{Facet} para o {persona} de {topic}",
      "Para o {persona} de {topic}: {facet}",
      "Para o {persona} de {topic} que tem tudo menos {facet}",
    ],
    alone: ["{Facet} para o {persona}", "{Facet} que vale a pena desembrulhar"],
    brand: ["O melhor de {brand}", "Diretamente de {brand}"],
    small: ["Pequenos presentes de {topic} até {amount}", "Mimos de {topic} até {amount}"],
    large: ["Presentes de {topic} para recordar, mais de {amount}"],
  },
  sections: {
    theme: [
      "{Facet} para usar todas as semanas",
      "{Facet} que vale a pena desembrulhar",
      "Tudo sobre {facet}",
      "O melhor em {facet}",
    ],
    more: "Mais algumas ideias",
    under: "Até {amount}",
    between: "De {from} a {to}",
    over: "Mais de {amount}",
  },
  descriptions: {
    openings: [
      "<strong>{title}</strong>, de {brand}, é um presente que se usa.",
      "Conheça <strong>{title}</strong>, de {brand}.",
      "Em <strong>{title}</strong>, {brand} acertou nos detalhes.",
      "Há uma razão para <strong>{title}</strong>, de {brand}, estar na nossa lista.",
    ],
    openingsWithoutBrand: [
      "<strong>{title}</strong> é um presente que se usa.",
      "Há uma razão para <strong>{title}</strong> estar na nossa lista.",
    ],
    plain: "Destaca-se em {shelf}.",
    withinBudget: [
      "Por {price}, ainda sobra para um cartão e um laço.",
      "Por {price}, fica bem dentro do orçamento.",
    ],
    closings: [
      "Por {price}, parece mais.",
      "Custa {price} e dura muito tempo.",
      "São {price} bem gastos.",
    ],
  },
  article: {
    title: "{count} presentes para {subject}",
    titleOfTopic: "{count} presentes de {topic} que vale a pena dar",
    facts: "Comparámos o que há nas lojas e ficámos com {count} presentes, de {from} a {to}.",
    factsOfOnePrice: "Comparámos o que há nas lojas e ficámos com {count} presentes por {price}.",
    openings: [
      "Um bom presente mostra que alguém ouviu.",
      "Os melhores presentes são os que ainda se usam um ano depois.",
      "Encontrar o presente certo demora menos quando alguém já procurou.",
    ],
    overview: "Encontra-os nestes capítulos: <strong>{sections}</strong>.",
    sectionLeads: [
      "Se só ler um capítulo, que seja este.",
      "Estes são os que guardaríamos para nós.",
      "Escolhidos pelo que fazem, não pelo embrulho.",
      "Cada um destes mereceu o seu lugar.",
    ],
    link: "Ver por {price}",
    cheapest: "Para começar por pouco, <strong>{title}</strong> custa {price}.",
    farewells: [
      "Escolha o que escolher, junte uma linha escrita à mão.",
      "Encomende com alguns dias de antecedência e sobra tempo para embrulhar bem.",
    ],
  },
  chat: {
    ideas: "Eu olharia para isto: {ideas}.",
    products: "Começaria por {title}; os outros seguem por ordem.",
    nothing: "Preciso de saber um pouco mais: do que gosta, e quanto quer gastar?",
    why: [
      "Combina com o que disse sobre {topic}.",
      "Falou de {topic}, e é aqui que fica interessante.",
    ],
  },
  subject:
    /^(?:\d+\s+)?(?:\p{L}+\s+){0,2}?(?:presentes?|prendas?|ideias?)(?:\s+de\s+\p{L}+)?\s+para\s+(.{3,80})$/iu,
  tagline: "{count} presentes escolhidos com cuidado",
};
