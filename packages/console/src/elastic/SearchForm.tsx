import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Search } from "lucide-react";
import { useState } from "react";
import { ElasticFields } from "./ElasticFields.tsx";
import type { ElasticForm } from "./elastic-form.ts";

interface SearchFormProps {
  /** The search that the URL names, and how it names it. */
  readonly named: ElasticForm;
  readonly address: string;
  /** What the API did not accept, by property path. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isSearching: boolean;
  readonly onSearch: (form: ElasticForm) => void;
  /** Null while there is nothing to clear. */
  readonly onClear: (() => void) | null;
}

/** What to search for. It goes into the URL with Search, and from there to the API. */
export function SearchForm(props: SearchFormProps) {
  const { named, address, errors, isSearching, onSearch, onClear } = props;
  const [form, setForm] = useState(named);
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    // The URL names another search, as on the way back: that replaces what was typed.
    setShown(address);
    setForm(named);
  }
  return (
    <Card
      title="Search products"
      description="In the feeds of this site. The address of a search can be shared."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(form);
        }}
      >
        <Stack>
          <ElasticFields form={form} onChange={setForm} errors={errors} />
          <Inline>
            <Button variant="primary" type="submit" icon={Search} isPending={isSearching}>
              Search
            </Button>
            {onClear && <Button onPress={onClear}>Clear</Button>}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
