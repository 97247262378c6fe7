import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Image } from "@gift-console/ui/image/Image.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Download, Sparkles } from "lucide-react";
import { bannerName, fileSize } from "./banner-file.ts";
import { saveFile } from "./save-file.ts";
import { useBanner } from "./use-banner.ts";

interface BannerCardProps {
  readonly articleId: number;
  /** Of the article; the file is named after it. */
  readonly title: string;
}

/** A banner for the article: generated, shown, downloaded. */
export function BannerCard({ articleId, title }: BannerCardProps) {
  const { banner, render } = useBanner(articleId);
  return (
    <Card
      title="Banner"
      headingLevel={3}
      description={
        banner
          ? `${banner.contentType}, ${fileSize(banner.size)}`
          : "Rendered for the article, to be used elsewhere. The article stays as it is."
      }
    >
      <Stack gap="small">
        {banner && <Image src={banner.url} alt="The article's banner" ratio="1200 / 630" />}
        <Inline>
          <Button size="small" icon={Sparkles} onPress={() => void render()}>
            {banner ? "Generate another banner" : "Generate banner"}
          </Button>
          {banner && (
            <Button
              size="small"
              icon={Download}
              onPress={() => saveFile(banner.url, bannerName(title, banner.contentType))}
            >
              Download banner
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
