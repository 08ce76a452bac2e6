import { drawIcon } from "./drawIcon.tsx";

export const BlogIcon = drawIcon(
	<path d="M4.5 6.5A2 2 0 0 1 6.5 4.5h11a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H13l-3 3v-3H6.5a2 2 0 0 1-2-2zM8.5 8v5M8.5 11.25a1.75 1.75 0 1 1 0 .01M15.5 9.5a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5z" />,
);
export const InstagramIcon = drawIcon(
	<>
		<rect x="4" y="4" width="16" height="16" rx="4.5" />
		<circle cx="12" cy="12" r="3.75" />
		<path d="M16.5 7.5v.01" strokeWidth="2.25" />
	</>,
);

/** The brand mark: the sun rising in a doorway. */
export function BrandMark({ size = 32 }: { readonly size?: number | undefined }) {
	return (
		<svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
			<rect width="32" height="32" rx="9.5" fill="#e8590c" />
			<path d="M8 25V15a8 8 0 0 1 16 0v10z" fill="#fff" />
			<path d="M11 25a5 5 0 0 1 10 0z" fill="#e8590c" />
		</svg>
	);
}
