import { Check } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, memo, useId } from "react";
import { useLocale } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { Image } from "../image/Image.tsx";
import { visuallyHidden } from "../theme/a11y.css.ts";
import { truncate } from "../theme/typography.css.ts";
import { formatPrice } from "./price.ts";
import type { Product, ProductToggle } from "./product.ts";
import * as styles from "./ProductCard.css.ts";

/** See {@link ProductCard}. */
export type ProductCardProps = {
  readonly product: Product;
  readonly isSelected: boolean;
  /** Keep it the same function, so that only the card that changes is drawn again. */
  readonly onToggle: (toggle: ProductToggle) => void;
  readonly variant?: styles.ProductCardVariant;
  /** A menu button at the end; it gets its own presses. */
  readonly menu?: ReactNode;
  /** Between the words and the menu: a badge, a state. */
  readonly status?: ReactNode;
  /** Why it cannot be toggled now. */
  readonly disabledReason?: string | undefined;
  /** The checkbox; a grid moves the focus through it. */
  readonly ref?: Ref<HTMLInputElement>;
  /** -1 where a grid keeps one place in the tab order. */
  readonly tabIndex?: 0 | -1;
  readonly onFocus?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** A product that is selected or not: the whole card is one checkbox. */
export const ProductCard = memo(function ProductCard({
  product,
  isSelected,
  onToggle,
  variant = "tile",
  menu,
  status,
  disabledReason,
  ref,
  tabIndex,
  onFocus,
  onKeyDown,
}: ProductCardProps) {
  const id = useId();
  const { locale } = useLocale();
  const price = formatPrice(product.price, product.currency, locale);
  return (
    <div className={styles.card} data-variant={variant} data-selected={isSelected || undefined}>
      <input
        ref={ref}
        type="checkbox"
        className={styles.hit}
        checked={isSelected}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        title={disabledReason}
        aria-disabled={Boolean(disabledReason)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-facts`}
        onChange={({ nativeEvent, currentTarget }) => {
          if (disabledReason) return;
          onToggle({
            id: product.id,
            isSelected: currentTarget.checked,
            isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          });
        }}
      />
      <span className={styles.check} aria-hidden>
        <Icon icon={Check} />
      </span>
      <div className={styles.picture}>
        <Image src={product.image} alt="" ratio={variant === "tile" ? "4 / 3" : "1"} />
      </div>
      <div className={styles.words}>
        <span id={`${id}-title`} className={styles.title}>
          {product.title}
        </span>
        <span id={`${id}-facts`} className={styles.facts}>
          <span className={styles.price}>{price ?? "No price"}</span>{" "}
          {product.brand && <span className={truncate}>{product.brand}</span>}
          {disabledReason && <span className={visuallyHidden}>{disabledReason}</span>}
        </span>
      </div>
      {status}
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
  );
});
