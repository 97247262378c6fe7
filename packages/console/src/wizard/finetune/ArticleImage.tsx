import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Image } from "@gift-console/ui/image/Image.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { toast } from "@gift-console/ui/toast/toast.ts";
import { Sparkles } from "lucide-react";
import type { WrittenArticleFragment } from "../../graph/generated/graphql.ts";
import { graph } from "../../graph/graph.ts";
import { busy } from "../../shell/busy/busy.ts";
import { attempt } from "../frame/attempt.ts";
import { setImage, type FineTuneSession } from "./finetune-session.ts";
import { ImageAddress } from "./ImageAddress.tsx";

interface ArticleImageProps {
  readonly articleId: number;
  /** URL; null while there is none. */
  readonly image: string | null;
  /** Whether it is shown here too; not where the article around it shows it. */
  readonly isShown?: boolean;
  /** Gets the article with its new image. */
  readonly onChange: (article: WrittenArticleFragment) => void;
}

/** The article's image: rendered by a bot, taken from an address, or none. */
export function ArticleImage({ articleId, image, isShown = true, onChange }: ArticleImageProps) {
  const session: Pick<FineTuneSession, "articleId" | "request"> = {
    articleId,
    request: (document, variables, options) => graph.request(document, variables, options),
  };
  const set = async (
    work: Promise<WrittenArticleFragment>,
    failed: string,
    done?: string,
  ): Promise<boolean> => {
    const article = await attempt(work, failed);
    if (!article) return false;
    onChange(article);
    if (done && image) {
      const undo = () => void set(setImage(session, image), "The image was not brought back");
      toast({ title: done, action: { label: "Undo", onPress: undo } });
    }
    return true;
  };
  const render = () =>
    set(
      busy.run({ title: "Setting the image", status: "Rendering a picture" }, (signal) =>
        setImage(session, undefined, signal),
      ),
      "The image was not rendered",
      "Image replaced",
    );
  return (
    <Card title="Image" headingLevel={3}>
      <Stack gap="small">
        {isShown && image && (
          <Image src={image} alt="The article's image" ratio="1200 / 630" fit="cover" />
        )}
        <Inline>
          <Button size="small" icon={Sparkles} onPress={() => void render()}>
            {image ? "Generate another" : "Generate image"}
          </Button>
          {image && (
            <Button
              size="small"
              onPress={() =>
                void set(setImage(session, null), "The image was not removed", "Image removed")
              }
            >
              Remove image
            </Button>
          )}
        </Inline>
        <ImageAddress
          onSet={(url) => set(setImage(session, url), "The image was not set", "Image replaced")}
        />
      </Stack>
    </Card>
  );
}
