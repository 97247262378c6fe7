import { Button } from "@gift-console/ui/button/Button.tsx";
import { Form } from "@gift-console/ui/form/Form.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState } from "react";
import { readImageAddress } from "./image-address.ts";

interface ImageAddressProps {
  /** @returns whether it was set */
  readonly onSet: (url: string) => Promise<boolean>;
}

/** Takes the image from an address. */
export function ImageAddress({ onSet }: ImageAddressProps) {
  const [address, setAddress] = useState("");
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    const url = readImageAddress(address);
    setError(url ? undefined : "Enter an address that begins with https://.");
    if (!url) return;
    setPending(true);
    if (await onSet(url)) setAddress("");
    setPending(false);
  };
  return (
    <Form onSubmit={() => void submit()}>
      <TextField
        label="Image from an address"
        type="url"
        placeholder="https://"
        value={address}
        onChange={setAddress}
        error={error}
      />
      <Inline>
        <Button size="small" type="submit" isPending={isPending}>
          Set image
        </Button>
      </Inline>
    </Form>
  );
}
