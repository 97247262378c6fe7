import type { Phrasebook } from "./phrasebook.ts";

/** What the offline writer says in Spanish. */
export const spanish: Phrasebook = {
  and: "y",
  personas: [
    "purista",
    "entusiasta",
    "perfeccionista",
    "principiante",
    "conocedor",
    "coleccionista",
    "explorador",
    "tradicionalista",
  ],
  ideas: {
    withTopic: [
      "{Facet} para el {persona} de {topic}",
      "Para el {persona} de {topic}: {facet}",
      "Para el {persona} de {topic} que tiene de todo menos {facet}",
    ],
    alone: ["{Facet} para el {persona}", "{Facet} que da gusto desenvolver"],
    brand: ["Lo mejor de {brand}", "Directamente de {brand}"],
    small: ["Pequeños regalos de {topic} hasta {amount}", "Caprichos de {topic} hasta {amount}"],
    large: ["Regalos de {topic} para recordar, más de {amount}"],
  },
  sections: {
    theme: [
      "{Facet} para usar cada semana",
      "{Facet} que da gusto desenvolver",
      "Todo sobre {facet}",
      "Lo mejor en {facet}",
    ],
    more: "Algunas ideas más",
    under: "Hasta {amount}",
    between: "De {from} a {to}",
    over: "Más de {amount}",
  },
  descriptions: {
    openings: [
      "<strong>{title}</strong>, de {brand}, es un regalo que se usa.",
      "Le presentamos <strong>{title}</strong>, de {brand}.",
      "En <strong>{title}</strong>, {brand} ha cuidado los detalles.",
      "Hay una razón para que <strong>{title}</strong>, de {brand}, esté en nuestra lista.",
    ],
    openingsWithoutBrand: [
      "<strong>{title}</strong> es un regalo que se usa.",
      "Hay una razón para que <strong>{title}</strong> esté en nuestra lista.",
    ],
    plain: "Destaca en {shelf}.",
    withinBudget: [
      "Por {price}, aún queda para una tarjeta y un lazo.",
      "Por {price}, se queda dentro del presupuesto.",
    ],
    closings: [
      "Por {price}, parece más.",
      "Cuesta {price} y dura mucho tiempo.",
      "Son {price} bien gastados.",
    ],
  },
  article: {
    title: "{count} regalos para {subject}",
    titleOfTopic: "{count} regalos de {topic} que merece la pena dar",
    facts: "Hemos comparado lo que hay en las tiendas y quedan {count} regalos, de {from} a {to}.",
    factsOfOnePrice:
      "Hemos comparado lo que hay en las tiendas y quedan {count} regalos por {price}.",
    openings: [
      "Un buen regalo demuestra que alguien ha escuchado.",
      "Los mejores regalos son los que se siguen usando un año después.",
      "Encontrar el regalo adecuado lleva menos tiempo cuando alguien ya ha buscado.",
    ],
    overview: "Están en estos capítulos: <strong>{sections}</strong>.",
    sectionLeads: [
      "Si solo lee un capítulo, que sea este.",
      "Estos son los que nos quedaríamos.",
      "Elegidos por lo que hacen, no por el envoltorio.",
      "Cada uno de estos se ha ganado su sitio.",
    ],
    link: "Ver por {price}",
    cheapest: "Para empezar por poco, <strong>{title}</strong> cuesta {price}.",
    farewells: [
      "Elija el que elija, añada una línea escrita a mano.",
      "Pídalo con unos días de antelación y habrá tiempo de envolverlo bien.",
    ],
  },
  chat: {
    ideas: "Yo miraría esto: {ideas}.",
    products: "Empezaría por {title}; los demás siguen por orden.",
    nothing: "Necesito saber un poco más: ¿qué le gusta y cuánto quiere gastar?",
    why: [
      "Encaja con lo que ha contado sobre {topic}.",
      "Ha hablado de {topic}, y aquí se pone interesante.",
    ],
  },
  subject:
    /^(?:\d+\s+)?(?:\p{L}+\s+){0,2}?(?:regalos?|ideas?)(?:\s+de\s+\p{L}+)?\s+para\s+(.{3,80})$/iu,
  tagline: "{count} regalos elegidos con mimo",
};
