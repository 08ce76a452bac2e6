import { componentsCopy } from "#copy/components.ts";
import styles from "./LoadingLayer.module.css";
import { Spinner } from "./Spinner.tsx";
import { useDialogElement } from "./useDialogElement.ts";

export interface LoadingLayerProps {
	/** 'basic' dims the page and blocks all input; 'inline' floats above it (DEC-039). */
	readonly kind?: "basic" | "inline" | undefined;
	readonly text?: string | undefined;
}

/** Loading indicator for the whole page (UI-LOADING-01). Shown while it is rendered. */
export function LoadingLayer({ kind = "basic", text = componentsCopy.loadingLayer.text }: LoadingLayerProps) {
	const words = <span className={styles.text}>{text}</span>;
	if (kind === "basic") {
		return (
			<BlockingLayer>
				<div className={styles.card} role="status">
					<Spinner size={36} />
					{words}
				</div>
			</BlockingLayer>
		);
	}
	return (
		<div className={styles.inline} role="status">
			<Spinner size={22} />
			{words}
		</div>
	);
}

function BlockingLayer({ children }: { readonly children: React.ReactNode }) {
	const { ref, onCancel } = useDialogElement({ modal: true, onDismiss: () => undefined });
	return (
		<dialog
			ref={ref}
			className={styles.layer}
			tabIndex={-1}
			aria-label={componentsCopy.loadingLayer.text}
			aria-busy="true"
			closedby="none"
			onCancel={onCancel}
		>
			{children}
		</dialog>
	);
}
