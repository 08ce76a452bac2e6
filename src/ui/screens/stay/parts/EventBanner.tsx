import { Link } from "react-router";
import { stayCopy } from "#copy/stay.ts";
import type { PromotionContent } from "#domain/offer/Promotion.ts";
import { ChevronRightIcon } from "#ui/components/icons/interface.tsx";
import { Picture } from "#ui/components/Picture.tsx";
import { formatPercent } from "#ui/format/percent.ts";
import styles from "./EventBanner.module.css";

/** The event that this stay takes part in, with a link to its calendar (CALL-CONTENT-23, DEC-160). */
export const EventBanner = ({ event }: { readonly event: PromotionContent }) => (
	<Link to={event.url} className={styles.banner ?? ""}>
		<Picture src={event.imageUrl ?? ""} alt="" color={event.imageColor} ratio="1x1" sizes="88px" />
		<span className={styles.words}>
			<span className={styles.kind}>
				{[
					stayCopy.event.label,
					event.discountPercent > 0 && stayCopy.event.upTo(formatPercent(event.discountPercent)),
				]
					.filter(Boolean)
					.join(" · ")}
			</span>
			<span className={styles.title}>{event.title}</span>
			<span className={styles.term}>{event.saleTerm}</span>
		</span>
		<ChevronRightIcon size={20} className={styles.chevron} />
	</Link>
);
