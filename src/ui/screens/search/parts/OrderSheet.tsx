import { Sheet } from "#ui/components/Sheet.tsx";
import { orderCopy } from "#ui/copy/order.ts";
import styles from "./OrderSheet.module.css";

/** How the list is ordered, and that nobody pays for a place in it. */
export const OrderSheet = ({ onClose }: { readonly onClose: () => void }) => (
	<Sheet open onClose={onClose} title={orderCopy.title} phone="bottom">
		<ol className={styles.rules}>
			{orderCopy.rules.map((rule) => (
				<li key={rule}>{rule}</li>
			))}
		</ol>
		<h3 className={styles.title}>{orderCopy.paid.title}</h3>
		<p>{orderCopy.paid.text}</p>
	</Sheet>
);
