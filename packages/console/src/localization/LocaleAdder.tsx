import { Button } from "@gift-console/ui/button/Button.tsx";
import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { DialogFooter } from "@gift-console/ui/dialog/DialogFooter.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState } from "react";
import { checkNewLocale } from "./locale-name.ts";

interface LocaleAdderProps {
  readonly known: readonly string[];
  readonly onAdd: (locale: string) => void;
  readonly onClose: () => void;
}

/** Asks for a locale to add a column for. */
export function LocaleAdder({ known, onAdd, onClose }: LocaleAdderProps) {
  const [locale, setLocale] = useState("");
  const [error, setError] = useState<string>();
  const add = () => {
    const problem = checkNewLocale(locale, known);
    setError(problem);
    if (problem === undefined) onAdd(locale.trim());
  };
  return (
    <Dialog title="Add a locale" size="small" isOpen onOpenChange={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label="Locale"
          description="The column is kept as soon as it holds a text."
          placeholder="pt-BR"
          isMono
          isRequired
          takesFocus
          value={locale}
          onChange={setLocale}
          error={error}
        />
        <DialogFooter>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Add locale
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
