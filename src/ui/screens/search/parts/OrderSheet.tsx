import { listOrderCopy } from "#copy/listOrder.ts";
import { Sheet } from "#ui/components/Sheet.tsx";
import styles from "./OrderSheet.module.css";

/** Explains how the list is sorted, and that nobody can pay for a position. */
export const OrderSheet = ({ onClose }: { readonly onClose: () => void }) => (
	<Sheet open onClose={onClose} title={listOrderCopy.title} phone="bottom">
		<ol className={styles.rules}>
			{listOrderCopy.rules.map((rule) => (
				<li key={rule}>{rule}</li>
			))}
		</ol>
		<h3 className={styles.title}>{listOrderCopy.paid.title}</h3>
		<p>{listOrderCopy.paid.text}</p>
	</Sheet>
);
