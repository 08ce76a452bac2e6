import { useEffect, useEffectEvent } from "react";
import { WarningIcon } from "./icons/frame.tsx";
import { SuccessIcon } from "./icons/interface.tsx";
import { messageMs } from "./motion.ts";
import styles from "./Toast.module.css";

/** A short message, such as '찜한 숙소에 담았어요.' */
export interface ToastMessage {
	readonly text: string;
	/** Whether it reports that something was not done. */
	readonly isFailure?: true;
}

export interface ToastProps {
	/** Null shows nothing. Each new object is a new message. */
	readonly message: ToastMessage | null;
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
					{message.isFailure ? <WarningIcon /> : <SuccessIcon />}
					{message.text}
				</div>
			)}
		</div>
	);
}
