import type { ReactNode } from "react";
import { useLocale } from "react-aria-components";
import { Image } from "../../image/Image.tsx";
import { formatPrice } from "../../product-card/price.ts";
import type { Product } from "../../product-card/product.ts";
import { truncate } from "../../theme/typography.css.ts";
import * as styles from "../SectionBoard.css.ts";

type ProductRowProps = { readonly product: Product; readonly status: ReactNode };

/** A product in a section: picture, title, price and brand. */
export function ProductRow({ product, status }: ProductRowProps) {
  const { locale } = useLocale();
  const price = formatPrice(product.price, product.currency, locale);
  return (
    <div className={styles.product}>
      <div className={styles.picture}>
        <Image src={product.image} alt="" ratio="1" />
      </div>
      <div>
        <div className={truncate} title={product.title}>
          {product.title}
        </div>
        <div className={styles.facts}>
          <span className={styles.price}>{price ?? "No price"}</span>
          {product.brand && <span className={truncate}>{product.brand}</span>}
        </div>
      </div>
      {status}
    </div>
  );
}
