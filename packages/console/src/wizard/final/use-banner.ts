import { useEffect, useState } from "react";
import { graph } from "../../graph/graph.ts";
import { required } from "../../graph/required.ts";
import { busy } from "../../shell/busy/busy.ts";
import { attempt } from "../frame/attempt.ts";
import { bannerBlob } from "./banner-file.ts";
import { renderBanner } from "./final-changes.ts";

/** A banner that can be shown and downloaded. */
export interface Banner {
  /** Valid while the component that asked for it is there. */
  url: string;
  contentType: string;
  /** Number of bytes. */
  size: number;
}

/** The article's banner; it is kept nowhere, so it lives as long as the page. */
export function useBanner(articleId: number): {
  banner: Banner | null;
  render: () => Promise<void>;
} {
  const [banner, setBanner] = useState<Banner | null>(null);
  const url = banner?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const render = async () => {
    const rendered = await attempt(
      busy.run(
        { title: "Generating the banner", status: "Rendering a picture" },
        async (signal) => {
          const reply = await graph.request(renderBanner, { id: articleId }, { signal });
          return bannerBlob(required(reply.generateBanner, "generateBanner"));
        },
      ),
      "The banner was not generated",
    );
    if (!rendered) return;
    setBanner({
      url: URL.createObjectURL(rendered),
      contentType: rendered.type,
      size: rendered.size,
    });
  };
  return { banner, render };
}
