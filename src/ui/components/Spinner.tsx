import styles from "./Spinner.module.css";

/** A rotating arc in the text's colour. Decorative: the surrounding component describes the activity in words. */
export function Spinner({ size = 20 }: { readonly size?: number | undefined }) {
	return (
		<svg
			className={styles.spinner}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			aria-hidden="true"
		>
			<circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
			<path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
		</svg>
	);
}
