import type { StatusView } from "#domain/booking/orderStatus.ts";
import type { OrderProductStatus } from "#domain/order/orderMachine.ts";
import { Tag } from "#ui/components/Tag.tsx";
import styles from "./StatusTag.module.css";

const tones = {
	pending: "accent",
	add_pay: "accent",
	confirm: "green",
	confirm_wait: "accent",
	complete: "neutral",
	noshow: "neutral",
	cancel: "neutral",
	cancel_request: "red",
	cancel_wait: "red",
} as const satisfies Record<OrderProductStatus, string>;

interface StatusTagProps {
	readonly status: OrderProductStatus;
	readonly view: StatusView;
	/** Whether the past stay has been reviewed; the description, which asks for a review, is then hidden. */
	readonly isReviewed?: boolean | undefined;
}

/** Label and description of a booking's status (DOM-STATUS-02..16). */
export const StatusTag = ({ status, view: { label, description }, isReviewed = false }: StatusTagProps) => (
	<p className={styles.status}>
		<Tag tone={tones[status]}>{label}</Tag>
		{description && !isReviewed && <span className={styles.description}>{description}</span>}
	</p>
);
