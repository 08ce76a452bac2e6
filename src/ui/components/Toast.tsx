import { useEffect, useEffectEvent } from "react";
import { SuccessIcon } from "./icons/interface.tsx";
import { messageMs } from "./motion.ts";
import styles from "./Toast.module.css";

export interface ToastProps {
	/** Short message, such as '찜한 숙소에 담았어요.'; null shows nothing. Each new object is a new message. */
	readonly message: { readonly text: string } | null;
	readonly onGone: () => void;
}

/** Live region at the lower edge of the page. Stays mounted, so that screen readers announce new messages. */
export function Toast({ message, onGone }: ToastProps) {
	const gone = useEffectEvent(onGone);
	useEffect(() => {
		if (!message) return;
		const timer = setTimeout(() => gone(), messageMs);
		return () => clearTimeout(timer);
	}, [message]);
	return (
		<div className={styles.region} role="status" aria-live="polite">
			{message && (
				<div className={styles.toast}>
					<SuccessIcon />
					{message.text}
				</div>
			)}
		</div>
	);
}
