import { Button } from "@gift-console/ui/button/Button.tsx";
import { FileDrop } from "@gift-console/ui/file-drop/FileDrop.tsx";
import { Image } from "@gift-console/ui/image/Image.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { ProgressBar } from "@gift-console/ui/progress-bar/ProgressBar.tsx";
import { toast } from "@gift-console/ui/toast/toast.ts";
import { Upload } from "lucide-react";
import { useState } from "react";
import { FormFailure } from "../../forms/FormFailure.tsx";
import { graphql } from "../../graph/generated/gql.ts";
import { isAborted } from "../../graph/graph-error.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import {
  chosenFiles,
  explainUpload,
  imageBytes,
  imageSlots,
  noImages,
  type ChosenImages,
} from "./image-slots.ts";
import { siteSettingsQuery, type StoredSite } from "./site-settings-query.ts";

const UploadSiteImagesDocument = graphql(`
  mutation UploadSiteImages($id: Int!, $input: SiteUploadInput!) {
    uploadSiteFiles(id: $id, input: $input) {
      id
    }
  }
`);

interface SiteImagesProps {
  readonly site: StoredSite;
  readonly files: ChosenImages;
  readonly onFilesChange: (files: ChosenImages) => void;
}

/** The images of a site: what is there, what was chosen in its place, and sending that. */
export function SiteImages({ site, files, onFilesChange }: SiteImagesProps) {
  const [share, setShare] = useState(0);
  const { mutate, cancel, reset, isPending, error } = useGraphMutation(UploadSiteImagesDocument, {
    invalidates: [siteSettingsQuery.key],
    onProgress: setShare,
  });
  const input = chosenFiles(files);
  const count = Object.keys(input).length;
  const images = count === 1 ? "1 image" : `${count} images`;
  const { errors, failure } =
    error && !isAborted(error) ? explainUpload(error) : { errors: {}, failure: null };
  const upload = () => {
    setShare(0);
    mutate(
      { id: site.id, input },
      {
        onSuccess: () => {
          onFilesChange(noImages);
          toast({ tone: "success", title: `${images} uploaded` });
        },
      },
    );
  };
  return (
    <Stack>
      {imageSlots.map(({ slot, label, ratio, extensions }) => (
        <FileDrop
          key={slot}
          label={label}
          extensions={extensions}
          maxBytes={imageBytes}
          file={files[slot]}
          onChange={(file) => {
            reset();
            onFilesChange({ ...files, [slot]: file });
          }}
          error={errors[slot]}
          disabledReason={isPending ? "The images are being uploaded." : undefined}
          preview={
            site[slot] ? <Image src={site[slot]} alt={`${label} now`} ratio={ratio} /> : undefined
          }
        />
      ))}
      <FormFailure failure={failure} />
      {isPending && (
        <ProgressBar
          label={share < 1 ? `Uploading ${images}` : "Storing them"}
          value={share < 1 ? Math.round(share * 100) : undefined}
        />
      )}
      <Inline>
        <Button
          icon={Upload}
          onPress={upload}
          isPending={isPending}
          disabledReason={count === 0 ? "Choose an image first." : undefined}
        >
          {count === 0 ? "Upload images" : `Upload ${images}`}
        </Button>
        {isPending && <Button onPress={cancel}>Cancel upload</Button>}
      </Inline>
    </Stack>
  );
}
