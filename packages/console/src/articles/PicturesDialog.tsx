import { Button } from "@gift-console/ui/button/Button.tsx";
import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { DialogFooter } from "@gift-console/ui/dialog/DialogFooter.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { useState } from "react";
import { PendingDialog } from "../forms/PendingDialog.tsx";
import { useFresh } from "../forms/use-fresh.ts";
import { graphql } from "../graph/generated/gql.ts";
import { graphQuery } from "../graph/graph-query.ts";
import { BannerCard } from "../wizard/final/BannerCard.tsx";
import { ArticleImage } from "../wizard/finetune/ArticleImage.tsx";
import { articleTitle } from "./article-list.ts";

const ArticlePicturesDocument = graphql(`
  query ArticlePictures($id: Int!) {
    article(id: $id) {
      id
      title
      image
    }
  }
`);

const picturesQuery = graphQuery(ArticlePicturesDocument, { staleTime: 0 });

interface PicturesDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The pictures of an article: a banner to take along, and the image that it is shown with. */
export function PicturesDialog({ id, onClose }: PicturesDialogProps) {
  const { item, query } = useFresh(picturesQuery({ id }), (data) => data.article);
  if (!item) return <PendingDialog title="Banner and image" query={query} onClose={onClose} />;
  return <Pictures article={item} onClose={onClose} />;
}

interface PicturesProps extends Pick<PicturesDialogProps, "onClose"> {
  readonly article: { id: number; title: string | null; image: string | null };
}

function Pictures({ article, onClose }: PicturesProps) {
  const [image, setImage] = useState(article.image);
  const title = articleTitle(article);
  return (
    <Dialog title={`Pictures of “${title}”`} isOpen onOpenChange={onClose}>
      <Stack>
        <ArticleImage
          articleId={article.id}
          image={image}
          onChange={(changed) => setImage(changed.image)}
        />
        <BannerCard articleId={article.id} title={title} />
      </Stack>
      <DialogFooter>
        <Button onPress={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}
