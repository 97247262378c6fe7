import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { DescriptionList } from "@gift-console/ui/description-list/DescriptionList.tsx";
import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { Image } from "@gift-console/ui/image/Image.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { formatPrice } from "@gift-console/ui/product-card/price.ts";
import { RelativeTime } from "@gift-console/ui/relative-time/RelativeTime.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { InlineError } from "../../../forms/InlineError.tsx";
import { productDetailsQuery } from "./product-details-query.ts";
import { plainText } from "./plain-text.ts";

interface ProductDetailsProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** Everything that is known of a product, as the server has it now. */
export function ProductDetails({ id, title, onClose }: ProductDetailsProps) {
  const { data, error, refetch, isFetching } = useQuery(productDetailsQuery({ id }));
  const product = data?.ideaProduct;
  return (
    <Dialog title={title} isOpen isDismissable onOpenChange={onClose}>
      {product ? (
        <Stack>
          <Image src={product.image} alt="" ratio="16 / 9" />
          <DescriptionList
            items={[
              { term: "Price", value: formatPrice(product.price, product.currency, locale) },
              { term: "Brand", value: product.brand },
              { term: "Category", value: product.category },
              { term: "Selected", value: product.status ? "Yes" : "No" },
              { term: "Description", value: plainText(product.description) },
              { term: "Changed", value: <RelativeTime date={product.updatedAt} /> },
              { term: "Id", value: product.id },
            ]}
          />
          {product.url && (
            <div>
              <LinkButton href={product.url} isExternal endIcon={ExternalLink}>
                Open in the shop, in a new tab
              </LinkButton>
            </div>
          )}
        </Stack>
      ) : error ? (
        <InlineError
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          headingLevel={3}
        />
      ) : (
        <Skeleton label={`Loading ${title}`} count={7} />
      )}
    </Dialog>
  );
}

const locale = globalThis.navigator?.language ?? "en";
