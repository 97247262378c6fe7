/** What the offline writer knows to say in one language. Templates hold `{names}` to fill. */
export interface Phrasebook {
  readonly and: string;
  /** Kinds of enthusiasts. */
  readonly personas: readonly string[];
  readonly ideas: {
    /** facet, topic, persona */
    readonly withTopic: readonly string[];
    /** facet, persona */
    readonly alone: readonly string[];
    /** brand */
    readonly brand: readonly string[];
    /** topic, amount */
    readonly small: readonly string[];
    /** topic, amount */
    readonly large: readonly string[];
  };
  readonly sections: {
    /** facet */
    readonly theme: readonly string[];
    readonly more: string;
    /** amount */
    readonly under: string;
    /** from, to */
    readonly between: string;
    /** amount */
    readonly over: string;
  };
  readonly descriptions: {
    /** title, brand */
    readonly openings: readonly string[];
    /** title */
    readonly openingsWithoutBrand: readonly string[];
    /** shelf; when the feed says nothing more */
    readonly plain: string;
    /** price */
    readonly withinBudget: readonly string[];
    /** price */
    readonly closings: readonly string[];
  };
  readonly article: {
    /** count, subject */
    readonly title: string;
    /** count, topic */
    readonly titleOfTopic: string;
    /** count, from, to */
    readonly facts: string;
    /** count, price */
    readonly factsOfOnePrice: string;
    readonly openings: readonly string[];
    /** sections */
    readonly overview: string;
    /** section */
    readonly sectionLeads: readonly string[];
    /** price */
    readonly link: string;
    /** title, price */
    readonly cheapest: string;
    readonly farewells: readonly string[];
  };
  readonly chat: {
    /** ideas */
    readonly ideas: string;
    /** title */
    readonly products: string;
    readonly nothing: string;
    /** topic */
    readonly why: readonly string[];
  };
  /** Finds whom or what a prompt is about: the words after `gifts for`. */
  readonly subject: RegExp;
  /** count */
  readonly tagline: string;
}
