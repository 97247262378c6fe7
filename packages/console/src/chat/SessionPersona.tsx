import { Card } from "@gift-console/ui/card/Card.tsx";
import { DescriptionList } from "@gift-console/ui/description-list/DescriptionList.tsx";
import type { JsonValue } from "../graph/json.ts";
import { personaFacts, valueWords } from "./session-words.ts";

/** What is known of the person to be given something. */
export function SessionPersona({ persona }: { readonly persona: JsonValue | undefined }) {
  const facts = personaFacts(persona);
  return (
    <Card title="Persona" headingLevel={3}>
      {facts && facts.length > 0 ? (
        <DescriptionList items={facts} />
      ) : (
        <p>{facts || persona == null ? "Nothing is known yet." : valueWords(persona)}</p>
      )}
    </Card>
  );
}
